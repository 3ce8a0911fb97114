import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type OrderToPrice, priceOrder } from './cart/price-order.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [order, answer] = [...readme.matchAll(/```json\n(.+?)```/gs)].map(
  ([, json]) => JSON.parse(json!) as unknown,
);

test('D58 PRICE-09 the order worked in the README comes to the totals that it names', () => {
  const price = priceOrder({ ...(order as OrderToPrice), now: new Date('2026-05-11T07:00:00Z') });
  expect(price).toMatchObject(answer as object);
  expect(price.explanation.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.totalPrice);
});

test('D58 PRICE-10 the README names every total', () => {
  const { lines, promoError, explanation, ...totals } = priceOrder({
    lines: [],
    serviceType: 'PICK_UP',
    deliveryPrice: 0,
    now: new Date(0),
  });
  expect([lines, promoError, explanation]).toEqual([[], null, []]);
  expect(Object.keys(answer as object).sort()).toEqual(Object.keys(totals).sort());
});
