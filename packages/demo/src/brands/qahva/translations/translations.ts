import { legalTranslations } from '../../../legal-translations/legal-translations.ts';
import type { BrandTranslations } from '../../../added-languages.ts';
import { legalFacts } from '../texts.ts';
import { coffee } from './coffee.ts';
import { kitchen } from './kitchen.ts';
import { shortTexts } from './short.ts';

export const translations: BrandTranslations = {
  dishes: { ...coffee, ...kitchen },
  short: { ...shortTexts, ...legalTranslations(legalFacts) },
};
