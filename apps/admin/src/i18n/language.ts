import { DEFAULT_LANGUAGE, type Language, isLanguage } from '@dasturxon/core/kernel';
import { readLanguage } from '@dasturxon/core/merchant';

const STORED = 'language';

/** The language that was chosen on this device, else the first of the browser's that there is, else Uzbek. */
export function firstLanguage(stored: string | null, browser: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return browser.map(readLanguage).find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}

export const deviceLanguage = (): Language =>
  firstLanguage(localStorage.getItem(STORED), navigator.languages);

/** Keeps the choice for this device. */
export const storeLanguage = (language: Language): void => localStorage.setItem(STORED, language);
