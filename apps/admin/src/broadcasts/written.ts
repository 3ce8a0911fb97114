import type { BroadcastMessage } from '@dasturxon/core/broadcast';
import { type Language, LANGUAGES, localize } from '@dasturxon/core/kernel';

type Texts = Record<Language, string>;

const blank = (): Texts => ({ uz: '', ru: '', eng: '', ar: '', kz: '', tr: '', zh: '' });

/** A broadcast as it is typed. */
export type Written = { text: Texts; button: Texts; image: string; url: string };

export const EMPTY: Written = { text: blank(), button: blank(), image: '', url: '' };

const hasAny = (texts: Texts) => LANGUAGES.some((language) => texts[language].trim() !== '');

/** The message that is sent. Without a text there is no button. */
export const messageOf = ({ text, button, image, url }: Written): BroadcastMessage => ({
  text,
  image: image === '' ? null : image,
  button: hasAny(button) ? { text: button, url: url === '' ? null : url } : null,
});

/** Whether every guest can read it: in Russian, Uzbek or English. */
export const hasText = ({ text }: BroadcastMessage): boolean => localize(text, 'ru').trim() !== '';
