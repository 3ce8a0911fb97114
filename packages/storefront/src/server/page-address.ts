import type { Language } from '@dasturxon/core/kernel';

import type { PageInput } from './page-input.ts';

/** The page's address: in the merchant's main language the plain one, in another the one that asks for it. */
export function ownAddress(input: PageInput): string {
  const { forced, main } = input.brand.settings.languages;
  if (forced || input.language === main) return addressIn(null, input);
  return addressIn(input.language, input);
}

/** The page's address in a language; null: the plain one. */
export function addressIn(
  language: Language | null,
  { origin, path, categoryId }: Pick<PageInput, 'origin' | 'path' | 'categoryId'>,
): string {
  const query = new URLSearchParams({
    ...(categoryId && { id: categoryId }),
    ...(language && { lang: language }),
  });
  return origin + path + (query.size > 0 ? `?${query}` : '');
}

/** The whole address of a picture; undefined where the merchant's text is no address. */
export function pictureAddress(
  picture: string | null,
  { origin }: Pick<PageInput, 'origin'>,
): string | undefined {
  return picture && URL.canParse(picture, origin) ? new URL(picture, origin).href : undefined;
}
