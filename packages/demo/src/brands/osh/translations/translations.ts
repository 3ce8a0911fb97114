import type { BrandTranslations } from '../../../added-languages.ts';
import { doughAndSoups } from './dough-and-soups.ts';
import { drinks } from './drinks.ts';
import { legalTranslations } from '../../../legal-translations/legal-translations.ts';
import { legalFacts } from '../texts.ts';
import { pages } from './pages.ts';
import { plovAndGrill } from './plov-and-grill.ts';
import { saladsAndBread } from './salads-and-bread.ts';
import { setsAndSweets } from './sets-and-sweets.ts';
import { shortTexts } from './short.ts';

export const translations: BrandTranslations = {
  dishes: { ...plovAndGrill, ...doughAndSoups, ...saladsAndBread, ...setsAndSweets, ...drinks },
  short: { ...shortTexts, ...pages, ...legalTranslations(legalFacts) },
};
