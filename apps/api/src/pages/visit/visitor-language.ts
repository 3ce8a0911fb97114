import { isLanguage, type Language } from '@dasturxon/core/kernel';
import { readLanguage } from '@dasturxon/core/merchant';
import { LANGUAGE_COOKIE } from '@dasturxon/core/paths';

import { readVisit } from './visit.ts';

/**
 * The language of a page without a brand: `?lang=`, the cookie, the first supported language of the browser, else
 * English.
 */
export function visitorLanguage(request: Request): Language {
  const { askedLanguage, cookies } = readVisit(request);
  const kept = [askedLanguage, cookies.get(LANGUAGE_COOKIE)].find((code) => isLanguage(code));
  if (isLanguage(kept)) return kept;
  const asked = (request.headers.get('accept-language') ?? '').split(',', 10);
  return asked.map((part) => readLanguage(part.split(';')[0])).find((language) => language !== null) ?? 'eng';
}
