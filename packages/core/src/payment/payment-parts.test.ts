import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { coverParts, openSum, partNumber, type PaymentPart, readPartNumber } from './payment-parts.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const anyParts = fc
  .array(
    fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), count: fc.nat(5), isPaid: fc.boolean() }),
    { minLength: 1, maxLength: 20 },
  )
  .map((all) =>
    all.map(({ amount, count, isPaid }, part): PaymentPart => ({
      part,
      memberId: `m${part}`,
      isHost: part === 0,
      amount,
      counts: [count],
      state: isPaid ? 'PAID' : 'OPEN',
    })),
  );
const paid = (parts: readonly PaymentPart[]) =>
  parts.reduce((sum, { state, amount }) => sum + (state === 'PAID' ? amount : 0), 0);
const pieces = (parts: readonly PaymentPart[]) =>
  parts.reduce((sum, { state, counts }) => sum + (state === 'DROPPED' ? 0 : counts[0]!), 0);

test('C6 in any order of payments and take-overs, the parts sum to the total of the order', () => {
  fc.assert(
    fc.property(anyParts, fc.array(fc.option(fc.nat(30)), { maxLength: 30 }), (given, steps) => {
      const total = openSum(given) + paid(given);
      const dishes = pieces(given);
      let parts = given;
      for (const step of steps) {
        if (step === null) parts = coverParts(parts) ?? parts;
        else
          parts = parts.map((one) =>
            one.part === step && one.state === 'OPEN' ? { ...one, state: 'PAID' as const } : one,
          );
        expect(openSum(parts) + paid(parts)).toBe(total);
        expect(pieces(parts)).toBe(dishes);
        expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index));
        // What a person has paid is never taken from them.
        for (const before of given.filter(({ state }) => state === 'PAID'))
          expect(parts[before.part]).toEqual(before);
      }
    }),
    runs,
  );
});

test('C6 the host takes over nothing where the others have paid', () => {
  const one = (change: Partial<PaymentPart>): PaymentPart => ({
    part: 0,
    memberId: 'a',
    isHost: true,
    amount: 10,
    counts: [1],
    state: 'OPEN',
    ...change,
  });
  const other = { part: 1, memberId: 'b', isHost: false };
  expect(coverParts([one({}), one({ ...other, state: 'PAID' })])).toBeNull();
  expect(coverParts([one(other)])).toBeNull();
  expect(coverParts([one({}), one({ ...other, counts: [2], amount: 25 })])).toMatchObject([
    { state: 'DROPPED' },
    { state: 'DROPPED' },
    { part: 2, memberId: 'a', amount: 35, counts: [3], state: 'OPEN' },
  ]);
  expect(coverParts([one({ state: 'PAID' }), one(other)])?.at(-1)).toMatchObject({ amount: 10, counts: [1] });
});

test('C6 the number of a part is that of no order and of no other part', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(99), (number, part) => {
      expect(readPartNumber(partNumber(number, part))).toEqual({ orderNumber: number, part });
      expect(readPartNumber(number)).toBeNull();
      expect(String(partNumber(number, part))).toMatch(/^[1-9]\d{0,14}$/);
    }),
    runs,
  );
});
