import { expect, test } from 'vitest';

import { isReturnedByProvider, type HeldPayment, returnsOnCancel } from './money-return.ts';

const paid = (change: Partial<HeldPayment> = {}): HeldPayment => ({
  provider: 'PAYME',
  state: 'PAID',
  isSurplus: false,
  amount: 9_000_000,
  free: 9_000_000,
  ...change,
});

test('BO-170 a payment of which nothing has gone back is returned by its provider', () => {
  expect(returnsOnCancel([paid()])).toEqual([{ paymentType: 'PAYME', amount: 90_000, by: 'PROVIDER' }]);
});

test.each([
  ['PAYME', 'STAFF'],
  ['CLICK', 'STAFF'],
  ['UZUM', 'PROVIDER'],
  ['RAHMAT', 'PROVIDER'],
] as const)('BO-170 what is left of a payment by %s is returned by: %s', (provider, by) => {
  expect(returnsOnCancel([paid({ provider, free: 1_000_000 })])).toEqual([
    { paymentType: provider, amount: 10_000, by },
  ]);
});

test('BO-170 money that staff took is returned by staff, also the whole of it', () => {
  expect(returnsOnCancel([paid({ provider: 'CASH' })])).toMatchObject([{ by: 'STAFF' }]);
  expect(isReturnedByProvider('TERMINAL', { paid: 1, amount: 1 })).toBe(false);
});

test.each([
  paid({ state: 'PENDING' }),
  paid({ state: 'CREATED' }),
  paid({ state: 'REFUNDED', free: 0 }),
  paid({ state: 'CANCELED' }),
  // A surplus is on its way back already.
  paid({ isSurplus: true }),
  paid({ free: 0 }),
])('BO-170 nothing goes back of $state, surplus $isSurplus, free $free', (payment) => {
  expect(returnsOnCancel([payment])).toEqual([]);
});
