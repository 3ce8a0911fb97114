import { LANGUAGES, type Language } from '@dasturxon/core/kernel';

/** A text in every language. */
export const inEach = (text: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)]));
