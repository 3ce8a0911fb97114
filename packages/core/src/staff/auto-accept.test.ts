import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { isPaidBeforehand } from '../order/timing/unpaid-expiry.ts';
import { PAYMENT_TYPES } from '../payment/payment.schema.ts';
import { ACCEPT_BY_HAND, acceptsByItself, type AutoAcceptFacts, COOKED_AT_ONCE } from './auto-accept.ts';

const ON = { ...ACCEPT_BY_HAND, isOn: true };
const plain: AutoAcceptFacts = {
  order: { status: 'CREATED', paymentType: 'CASH', isPaid: false, totalPrice: 90_000 },
  isKnownGuest: true,
  hasStoppedLine: false,
  branch: { isPaused: false, cooking: 0, late: 0 },
};
const anyFacts: fc.Arbitrary<AutoAcceptFacts> = fc.record({
  order: fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentType: fc.constantFrom(...PAYMENT_TYPES),
    isPaid: fc.boolean(),
    totalPrice: fc.integer({ min: 0, max: 5_000_000 }),
  }),
  isKnownGuest: fc.boolean(),
  hasStoppedLine: fc.boolean(),
  branch: fc.record({ isPaused: fc.boolean(), cooking: fc.nat(30), late: fc.nat(3) }),
});
const anySetting = fc.record({
  isOn: fc.boolean(),
  maxTotal: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  maxCooking: fc.constantFrom(...COOKED_AT_ONCE),
});

test('BO-68 a cash order of a known guest is accepted, and none before a manager turns it on', () => {
  expect([acceptsByItself(ON, plain), acceptsByItself(ACCEPT_BY_HAND, plain)]).toEqual([true, false]);
});

test('BO-68 an order that waits for its online payment is never accepted by itself', () => {
  fc.assert(
    fc.property(anySetting, anyFacts, (setting, facts) => {
      const waits = isPaidBeforehand(facts.order.paymentType) && !facts.order.isPaid;
      fc.pre(waits || facts.order.status !== 'CREATED');
      expect(acceptsByItself(setting, facts)).toBe(false);
    }),
  );
});

test('BO-68 a branch that is paused, late, at its limit or out of a dish leaves the order to a person', () => {
  fc.assert(
    fc.property(anySetting, anyFacts, (setting, facts) => {
      const { isPaused, cooking, late } = facts.branch;
      fc.pre(isPaused || late > 0 || cooking >= setting.maxCooking || facts.hasStoppedLine);
      expect(acceptsByItself(setting, facts)).toBe(false);
    }),
  );
});

test.each([
  ['a new guest who pays in cash', { ...plain, isKnownGuest: false }, false],
  [
    'a new guest who has paid',
    { ...plain, isKnownGuest: false, order: { ...plain.order, isPaid: true } },
    true,
  ],
  ['a dearer order', { ...plain, order: { ...plain.order, totalPrice: 100_001 } }, false],
  ['an order of exactly the limit', { ...plain, order: { ...plain.order, totalPrice: 100_000 } }, true],
])('BO-68 %s', (_, facts, isAccepted) => {
  expect(acceptsByItself({ ...ON, maxTotal: 100_000 }, facts)).toBe(isAccepted);
});
