import { LANGUAGES, type Language, type LocalizedText } from '@dasturxon/core/kernel';

import { catalogues } from '../../http/sentences.ts';
import { PRICE_MESSAGES, type PriceMessageKey } from './price-messages.ts';

const format = catalogues('prices', PRICE_MESSAGES);

/** A message about a price in a language. */
export const messageOf = (key: PriceMessageKey, language: Language, values: Record<string, string> = {}) =>
  format(key, language, values);

/** A message, with its values in each language. */
export type Sentence = { key: PriceMessageKey; values?: (language: Language) => Record<string, string> };

/** A sentence in every language. */
export function inEveryLanguage({ key, values }: Sentence): LocalizedText {
  const texts = LANGUAGES.map((language) => [
    language,
    messageOf(key, language, values?.(language) ?? {}).trim(),
  ]);
  return Object.fromEntries(texts) as LocalizedText;
}
