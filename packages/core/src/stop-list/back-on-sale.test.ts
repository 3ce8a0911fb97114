import { expect, test } from 'vitest';

import type { ProductStop, StopListSection } from '../staff/stop-list.schema.ts';
import { backOnSale } from './back-on-sale.ts';

const STOP: ProductStop = { until: '2026-05-13T14:00:00.000Z', by: 'Aziza', reason: null, left: null };
const name = (uz: string) => ({ uz, ru: uz, eng: uz });

type Stops = Readonly<Record<string, ProductStop | null>>;
/** Products, and with `plus` a choice that stands at each of them. */
const sections = ({ plus, ...products }: Stops): StopListSection[] => [
  {
    id: 'c',
    name: null,
    products: Object.entries(products).map(([id, stop]) => ({
      id,
      name: name(id),
      isSoldOut: false,
      stop,
      modifiers: plus === undefined ? [] : [{ id: 'plus', name: name('plus'), stop: plus }],
    })),
  },
];

test.each<[string, Stops, Stops, string[]]>([
  ['a dish whose stop has ended', { manti: STOP, somsa: null }, { manti: null, somsa: null }, ['manti']],
  ['a dish of which an amount is sold again', { manti: STOP }, { manti: { ...STOP, left: 3 } }, ['manti']],
  [
    'a choice, once',
    { manti: null, somsa: null, plus: STOP },
    { manti: null, somsa: null, plus: null },
    ['plus'],
  ],
  ['a dish that is stopped still', { manti: STOP }, { manti: { ...STOP, until: null } }, []],
  ['a dish whose amount has grown', { manti: { ...STOP, left: 3 } }, { manti: null }, []],
  ['a dish that is off the menu', { manti: STOP }, {}, []],
  ['a new dish', {}, { manti: null }, []],
])('BO-463 %s', (_, before, now, expected) => {
  expect(backOnSale(sections(before), sections(now)).map(({ id }) => id)).toEqual(expected);
});
