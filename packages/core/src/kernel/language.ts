/** Interface languages in the wire's spelling, in the order a chooser shows them (TEN-10). Where a language is a number, it is its place here (ENUM-19). */
export const LANGUAGES = ['uz', 'ru', 'eng', 'ar', 'kz', 'tr', 'zh'] as const;
/** An interface language in the wire's spelling (TEN-10). */
export type Language = (typeof LANGUAGES)[number];

/** Languages of a merchant's own texts (D2). */
export const CONTENT_LANGUAGES = ['ru', 'uz', 'eng'] as const;
/** A language of a merchant's own texts (D2). */
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Languages in which a merchant may add texts (D2). */
export const ADDED_LANGUAGES = ['ar', 'kz', 'tr', 'zh'] as const satisfies readonly Language[];

/** The factory value of the stored language (K-22). */
export const DEFAULT_LANGUAGE: Language = 'uz';
/** The language when a merchant's settings name none (TEN-11, D2). */
export const FALLBACK_LANGUAGE: Language = 'ru';
/** Number and date machinery only (K-21). */
export const DEFAULT_LOCALE = 'en-US';

/** BCP 47 tags of the interface languages: the `lang` attribute and `Intl` (D2). */
export const LANGUAGE_TAGS: Record<Language, string> = {
  uz: 'uz-Latn-UZ',
  ru: 'ru-RU',
  eng: 'en',
  ar: 'ar',
  kz: 'kk-KZ',
  tr: 'tr-TR',
  zh: 'zh-CN',
};

/** The catalogue of each language: its BCP 47 primary tag, where the wire has a spelling of its own (`eng`, `kz`). */
export const LOCALES = {
  uz: 'uz',
  ru: 'ru',
  eng: 'en',
  ar: 'ar',
  kz: 'kk',
  tr: 'tr',
  zh: 'zh',
} as const satisfies Record<Language, string>;

/** Each language's own name, for the language chooser. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  uz: 'Oʻzbekcha',
  ru: 'Русский',
  eng: 'English',
  ar: 'العربية',
  kz: 'Қазақша',
  tr: 'Türkçe',
  zh: '中文',
};

/** Whether a string is one of the seven language codes. */
export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** Writing direction of a language (FMT-08). */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
