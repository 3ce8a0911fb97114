import { legalWords } from '../../../legal-words/legal-words.ts';
import type { BrandWords } from '../../../more-words.ts';
import { legalFacts } from '../texts.ts';
import { burgersAndRolls } from './burgers-and-rolls.ts';
import { shortWords } from './short.ts';
import { sidesAndSweets } from './sides-and-sweets.ts';

export const words: BrandWords = {
  dishes: { ...burgersAndRolls, ...sidesAndSweets },
  short: { ...shortWords, ...legalWords(legalFacts) },
};
