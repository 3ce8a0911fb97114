import type { ContentLanguage } from './language.ts';

/** Languages as numbers, where an outside system counts them (ENUM-19). Nothing in the storefront reads it (D76). */
export const LANGUAGE_NUMBERS: Record<ContentLanguage, number> = { uz: 0, ru: 1, eng: 2 };
