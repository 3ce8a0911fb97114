import { localize } from '@dasturxon/core/kernel';

import type { PageInput } from './page-input.ts';

/** The brand's name in the language of the page. */
export function brandName({ brand, language }: PageInput): string {
  const { look, languages } = brand.settings;
  return look.brand || localize(brand.merchant.name, language, languages.main);
}
