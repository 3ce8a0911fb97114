import { expect, test } from 'vitest';

import { cardBrand } from './card-brand.ts';

test.each([
  ['8600 49', 'UZCARD'],
  ['860006******6311', 'UZCARD'],
  ['5614', 'UZCARD'],
  ['9860', 'HUMO'],
  ['4111', 'VISA'],
  ['5200', 'MASTERCARD'],
  ['222100******6311', 'MASTERCARD'],
  ['230000******6311', 'MASTERCARD'],
  ['2720 99', 'MASTERCARD'],
  ['2220 99', null],
  ['2721', null],
  ['2', null],
  ['584444******6311', null],
  ['1234', null],
  ['', null],
])('ENT-44 %j is a card of %j', (number, brand) => expect(cardBrand(number)).toBe(brand));
