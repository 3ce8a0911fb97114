import { type Language, LANGUAGE_TAGS, LANGUAGES } from '@dasturxon/core/kernel';
import { LANGUAGE_COOKIE } from '@dasturxon/core/paths';

import { readVisit } from './visit.ts';

/** Two letters of each language's tag: what browsers ask for. */
const BY_CODE = new Map<string, Language>(
  LANGUAGES.map((language) => [LANGUAGE_TAGS[language].slice(0, 2), language]),
);

/**
 * The language of a page that has no brand to ask: `?lang=`, the cookie, what the browser asks for first of ours;
 * English where none of them says.
 */
export function visitorLanguage(request: Request): Language {
  const { askedLanguage, cookies } = readVisit(request);
  const kept = [askedLanguage, cookies.get(LANGUAGE_COOKIE)].find((code) => isLanguage(code));
  if (isLanguage(kept)) return kept;
  const asked = (request.headers.get('accept-language') ?? '').toLowerCase().split(',', 10);
  const known = asked.flatMap((part) => BY_CODE.get(part.trim().slice(0, 2)) ?? []);
  return known[0] ?? 'eng';
}

const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);
