import type { BrandWords } from '../../../more-words.ts';
import { doughAndSoups } from './dough-and-soups.ts';
import { drinkWords } from './drinks.ts';
import { legalWords } from '../../../legal-words/legal-words.ts';
import { legalFacts } from '../texts.ts';
import { pageWords } from './pages.ts';
import { plovAndGrill } from './plov-and-grill.ts';
import { saladsAndBread } from './salads-and-bread.ts';
import { setsAndSweets } from './sets-and-sweets.ts';
import { shortWords } from './short.ts';

export const words: BrandWords = {
  dishes: { ...plovAndGrill, ...doughAndSoups, ...saladsAndBread, ...setsAndSweets, ...drinkWords },
  short: { ...shortWords, ...pageWords, ...legalWords(legalFacts) },
};
