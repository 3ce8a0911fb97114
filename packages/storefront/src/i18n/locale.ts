import type { Language } from '@dasturxon/core/kernel';

/** The catalogue folder of each language: BCP 47 primary tags, where the wire has its own spelling (`eng`, `kz`). */
export const LOCALES = {
  uz: 'uz',
  ru: 'ru',
  eng: 'en',
  ar: 'ar',
  kz: 'kk',
  tr: 'tr',
  zh: 'zh',
} as const satisfies Record<Language, string>;
