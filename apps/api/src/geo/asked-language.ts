import { DEFAULT_LANGUAGE, type Language } from '@dasturxon/core/kernel';
import { readLanguage } from '@dasturxon/core/merchant';
import { LANGUAGE_COOKIE } from '@dasturxon/core/paths';

import type { Ctx } from './deps.ts';

/** The language of an answer: the cookie's, else the first supported one of Accept-Language, else Uzbek. */
export function askedLanguage({ header }: Pick<Ctx, 'header'>): Language {
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(header('cookie') ?? '')?.[1];
  const accepted = (header('accept-language') ?? '').split(',').map((part) => part.split(';')[0]);
  return [cookie, ...accepted].map(readLanguage).find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}
