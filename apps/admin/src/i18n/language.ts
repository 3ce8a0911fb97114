import { type Language, LANGUAGES, isLanguage } from '@dasturxon/core/kernel';

const STORED = 'language';

/** The catalogue of each language: BCP 47 primary tags, where the wire has its own spelling (`eng`, `kz`). */
export const LOCALES = {
  uz: 'uz',
  ru: 'ru',
  eng: 'en',
  ar: 'ar',
  kz: 'kk',
  tr: 'tr',
  zh: 'zh',
} as const satisfies Record<Language, string>;

/** The language that was chosen on this device, else the first of the browser's that there is, else Uzbek. */
export function firstLanguage(stored: string | null, browser: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const tags = browser.map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.map((tag) => LANGUAGES.find((one) => LOCALES[one] === tag)).find(Boolean) ?? 'uz';
}

/** The language of this device. */
export const readLanguage = (): Language => firstLanguage(localStorage.getItem(STORED), navigator.languages);

/** Keeps the choice for this device. */
export const storeLanguage = (language: Language): void => localStorage.setItem(STORED, language);
