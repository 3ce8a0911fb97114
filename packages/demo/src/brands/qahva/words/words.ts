import { legalWords } from '../../../legal-words/legal-words.ts';
import type { BrandWords } from '../../../more-words.ts';
import { legalFacts } from '../texts.ts';
import { coffeeWords } from './coffee.ts';
import { kitchenWords } from './kitchen.ts';
import { shortWords } from './short.ts';

export const words: BrandWords = {
  dishes: { ...coffeeWords, ...kitchenWords },
  short: { ...shortWords, ...legalWords(legalFacts) },
};
