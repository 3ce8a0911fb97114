import { DEFAULT_LANGUAGE, type Language } from '@dasturxon/core/kernel';
import { readLanguage } from '@dasturxon/core/merchant';

import { languageCookie } from '../http/language-cookie.ts';
import type { Ctx } from './deps.ts';

/** The language of an answer: the cookie's, else the first supported one of Accept-Language, else Uzbek. */
export function askedLanguage({ header }: Pick<Ctx, 'header'>): Language {
  const accepted = (header('accept-language') ?? '').split(',').map((part) => part.split(';')[0]);
  const supported = accepted.map(readLanguage).find((language) => language !== null);
  return languageCookie({ header }) ?? supported ?? DEFAULT_LANGUAGE;
}
