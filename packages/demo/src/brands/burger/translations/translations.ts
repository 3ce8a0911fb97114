import { legalTranslations } from '../../../legal-translations/legal-translations.ts';
import type { BrandTranslations } from '../../../added-languages.ts';
import { legalFacts } from '../texts.ts';
import { burgersAndRolls } from './burgers-and-rolls.ts';
import { shortTexts } from './short.ts';
import { sidesAndSweets } from './sides-and-sweets.ts';

export const translations: BrandTranslations = {
  dishes: { ...burgersAndRolls, ...sidesAndSweets },
  short: { ...shortTexts, ...legalTranslations(legalFacts) },
};
