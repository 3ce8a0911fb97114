import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { givenUpAt, transactionLifeMs, type HoldingAttempt } from './order-hold.ts';
import { PAYMENT_STATES } from './payment-attempt.ts';
import { PAYMENT_TYPES } from './payment.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const PLACED = new Date('2026-05-13T07:00:00Z');
const after = (minutes: number) => new Date(PLACED.getTime() + minutes * 60_000);
const DUE = after(30);
const attempt = (change: Partial<HoldingAttempt>): HoldingAttempt => ({
  provider: 'PAYME',
  providerId: null,
  state: 'CREATED',
  createdAt: PLACED,
  begunAt: null,
  canceledAt: null,
  expiresAt: null,
  ...change,
});

test.each([
  ['without an attempt', [], DUE],
  ['Payme has begun', [attempt({ state: 'PENDING', begunAt: after(29) })], after(29 + 12 * 60)],
  ['Uzum has begun', [attempt({ provider: 'UZUM', state: 'PENDING', begunAt: after(29) })], after(59)],
  [
    'a transaction ended at once',
    [attempt({ state: 'CANCELED', begunAt: after(1), canceledAt: after(2) })],
    DUE,
  ],
  [
    'a transaction ended late',
    [attempt({ state: 'CANCELED', begunAt: after(29), canceledAt: after(31) })],
    after(41),
  ],
  ['a link was opened', [attempt({ expiresAt: after(59) })], DUE],
  [
    'an invoice was opened',
    [attempt({ providerId: 'one', createdAt: after(29), expiresAt: after(59) })],
    after(59),
  ],
  ['an invoice was opened late', [attempt({ providerId: 'one', createdAt: DUE, expiresAt: after(60) })], DUE],
  ['it was switched before it began', [attempt({ state: 'CANCELED', canceledAt: after(29) })], DUE],
])('T48 when an unpaid order is given up: %s', (_, attempts, moment) => {
  expect(givenUpAt(attempts, DUE)).toEqual(moment);
});

test('T48 an unpaid order is never given up before its expiry, nor while a begun transaction can be carried out', () => {
  const moment = fc.integer({ min: 0, max: 24 * 60 }).map(after);
  const any = fc.record({
    provider: fc.constantFrom(...PAYMENT_TYPES),
    providerId: fc.option(fc.string()),
    state: fc.constantFrom(...PAYMENT_STATES),
    createdAt: moment,
    begunAt: fc.option(moment),
    canceledAt: fc.option(moment),
    expiresAt: fc.option(moment),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 4 }), (attempts) => {
      const end = givenUpAt(attempts, DUE);
      expect(end >= DUE).toBe(true);
      for (const { state, provider, begunAt, createdAt } of attempts)
        if (state === 'PENDING')
          expect(end.getTime()).toBeGreaterThanOrEqual(
            (begunAt ?? createdAt).getTime() + transactionLifeMs(provider),
          );
    }),
    runs,
  );
});
