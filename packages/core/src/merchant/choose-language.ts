import { FALLBACK_LANGUAGE, type Language, isLanguage } from '../kernel/language.ts';

/** Everything that may name a language, unread. */
export type LanguageClues = {
  /** The merchant's secret setting (BOOT-10). */
  forced?: string | null;
  /** A path segment, `?lang=` or a `lang` cookie set in this visit. */
  thisVisit?: string | null;
  /** Used once, then cleared (BOOT-09). */
  sessionDefault?: string | null;
  /** From the cookie or the store of an earlier visit (BOOT-08). */
  stored?: string | null;
  /** The messenger's or the payment app's code; counts on the first run alone (BOOT-11). */
  hostCode?: string | null;
  isFirstRun?: boolean;
  /** The merchant's main language; null when its settings name none (TEN-11). */
  main?: string | null;
};

/** The language in effect, and what choosing it used up. */
export type ChosenLanguage = {
  language: Language;
  /** The session default was looked at and must be cleared (BOOT-09). */
  clearSessionDefault: boolean;
};

const TAG_TO_LANGUAGE: Readonly<Record<string, Language>> = { en: 'eng', kk: 'kz' };

/** A language by our code or by a BCP 47 tag (`en-US`, `kk`, `zh-Hans`); null for an unsupported one. */
export function readLanguage(code: string | null | undefined): Language | null {
  const [primary = ''] = (code ?? '').trim().toLowerCase().split(/[-_]/);
  const language = TAG_TO_LANGUAGE[primary] ?? primary;
  return isLanguage(language) ? language : null;
}

/**
 * The language of the interface (BOOT-08…11, D2): forced, this visit's, the session default once, the stored one, on
 * the first run the host's, the merchant's main one, Russian. One that the merchant does not offer is passed over.
 */
export function chooseLanguage(clues: LanguageClues, offered: readonly Language[]): ChosenLanguage {
  const wanted = [
    clues.forced,
    clues.thisVisit,
    clues.sessionDefault,
    clues.stored,
    clues.isFirstRun ? clues.hostCode : null,
    clues.main,
  ];
  const language = wanted.map(readLanguage).find((code) => code !== null && offered.includes(code));
  return { language: language ?? lastResort(offered), clearSessionDefault: Boolean(clues.sessionDefault) };
}

function lastResort(offered: readonly Language[]): Language {
  return offered.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : (offered[0] ?? FALLBACK_LANGUAGE);
}
