import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  applyPaymentEvent,
  leftOf,
  endOfAttempt,
  isLiveState,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentProgress,
  type PaymentReason,
  type PaymentState,
} from './payment-attempt.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const at = (state: PaymentState, change: Partial<PaymentProgress> = {}): PaymentProgress => ({
  state,
  amount: 1000,
  refunded: state === 'REFUNDED' ? 1000 : 0,
  reason: null,
  ...change,
});
const EVENTS: Record<string, PaymentEvent> = {
  BEGIN: { type: 'BEGIN' },
  SETTLE: { type: 'SETTLE' },
  RECEIVE: { type: 'RECEIVE' },
  CANCEL: { type: 'CANCEL', reason: 'TIMEOUT' },
  REFUND: { type: 'REFUND', amount: 1000, reason: 'PROVIDER' },
};
/** The result for each state: the next state, `=` for a repeat, or an error code. */
const TABLE: Record<PaymentState, Record<string, string>> = {
  CREATED: {
    BEGIN: 'PENDING',
    SETTLE: 'PAID',
    RECEIVE: 'PAID',
    CANCEL: 'CANCELED',
    REFUND: 'payment.notPaid',
  },
  PENDING: { BEGIN: '=', SETTLE: 'PAID', RECEIVE: 'PAID', CANCEL: 'CANCELED', REFUND: 'payment.notPaid' },
  PAID: {
    BEGIN: 'payment.alreadyPaid',
    SETTLE: '=',
    RECEIVE: '=',
    CANCEL: 'payment.alreadyPaid',
    REFUND: 'REFUNDED',
  },
  CANCELED: {
    BEGIN: 'payment.closed',
    SETTLE: 'payment.closed',
    RECEIVE: 'PAID',
    CANCEL: '=',
    REFUND: 'payment.notPaid',
  },
  REFUNDED: {
    BEGIN: 'payment.closed',
    SETTLE: 'payment.closed',
    RECEIVE: 'payment.closed',
    CANCEL: '=',
    REFUND: '=',
  },
};

const outcome = (from: PaymentProgress, event: PaymentEvent) => {
  const answer = applyPaymentEvent(from, event);
  if (!answer.ok) return answer.code;
  if (answer.value.moved) return answer.value.progress.state;
  expect(answer.value.progress).toEqual(from);
  return '=';
};

describe('T45 T46 an attempt to pay', () => {
  for (const state of PAYMENT_STATES)
    for (const [name, event] of Object.entries(EVENTS))
      test(`T46 ${state} ${name} is ${TABLE[state][name]}`, () => {
        expect(outcome(at(state), event)).toBe(TABLE[state][name]);
      });

  test('T46 an ended attempt has a reason, and money that arrives later removes it', () => {
    const canceled = applyPaymentEvent(at('PENDING'), { type: 'CANCEL', reason: 'SWITCHED' });
    expect(canceled).toMatchObject({ value: { progress: { state: 'CANCELED', reason: 'SWITCHED' } } });
    const received = applyPaymentEvent(at('CANCELED', { reason: 'SWITCHED' }), { type: 'RECEIVE' });
    expect(received).toMatchObject({ value: { progress: { state: 'PAID', reason: null } } });
    const paid = applyPaymentEvent(at('PENDING'), { type: 'SETTLE' });
    expect(paid).toMatchObject({ value: { progress: { reason: null } } });
  });

  test('T46 a part goes back, then the rest, never more', () => {
    const part = applyPaymentEvent(at('PAID'), { type: 'REFUND', amount: 400, reason: 'STAFF' });
    const left = { state: 'PAID', amount: 1000, refunded: 400, reason: 'STAFF' } as const;
    expect(part).toEqual({ ok: true, value: { moved: true, progress: left } });
    const refund = (amount: number) => outcome(left, { type: 'REFUND', amount, reason: 'STAFF' });
    expect(refund(1)).toBe('PAID');
    expect(refund(599)).toBe('PAID');
    expect(refund(600)).toBe('REFUNDED');
    expect(refund(601)).toBe('payment.refundTooLarge');
    expect(refund(0)).toBe('payment.refundTooLarge');
    expect(refund(-1)).toBe('payment.refundTooLarge');
  });

  test('T48 F20 a cancelled order cancels its open attempts and refunds the one that paid for it', () => {
    const ends = (flags: { isSurplus: boolean }) =>
      PAYMENT_STATES.map((state) => endOfAttempt({ state, ...flags }));
    expect(ends({ isSurplus: false })).toEqual(['CANCEL', 'CANCEL', 'REFUND', null, null]);
    expect(ends({ isSurplus: true })).toEqual(['CANCEL', 'CANCEL', null, null, null]);
  });

  test('I22 cancelling an order repeatedly refunds its payment once and leaves no money', () => {
    const attempt = fc.record({
      state: fc.constantFrom(...PAYMENT_STATES),
      isSurplus: fc.boolean(),
    });
    fc.assert(
      fc.property(attempt, fc.integer({ min: 1, max: 5 }), ({ state, ...flags }, times) => {
        let progress = at(state, state === 'REFUNDED' ? { refunded: 1000 } : {});
        let refunds = 0;
        for (let i = 0; i < times; i += 1) {
          const end = endOfAttempt({ state: progress.state, ...flags });
          if (end === null) continue;
          const reason = 'ORDER_CANCELED';
          if (end === 'REFUND') refunds += 1;
          const answer = applyPaymentEvent(
            progress,
            end === 'REFUND'
              ? { type: 'REFUND', amount: leftOf(progress), reason }
              : { type: 'CANCEL', reason },
          );
          expect(answer.ok).toBe(true);
          if (answer.ok) progress = answer.value.progress;
        }
        const isOwn = !flags.isSurplus;
        expect(refunds).toBe(state === 'PAID' && isOwn ? 1 : 0);
        if (isOwn) expect(leftOf(progress)).toBe(0);
      }),
      runs,
    );
  });

  test('T46 what is pending or paid is live; only what is paid holds money', () => {
    expect(PAYMENT_STATES.filter(isLiveState)).toEqual(['PENDING', 'PAID']);
    expect(PAYMENT_STATES.map((state) => leftOf(at(state)))).toEqual([0, 0, 1000, 0, 0]);
    expect(leftOf(at('PAID', { refunded: 250 }))).toBe(750);
  });

  const reason = fc.constantFrom<PaymentReason>('TIMEOUT', 'SWITCHED', 'ORDER_CANCELED', 'STAFF');
  const events = fc.oneof(
    fc.constantFrom<PaymentEvent>({ type: 'BEGIN' }, { type: 'SETTLE' }, { type: 'RECEIVE' }),
    fc.record({ type: fc.constant('CANCEL' as const), reason }),
    fc.record({
      type: fc.constant('REFUND' as const),
      amount: fc.integer({ min: -10, max: 1100 }),
      reason,
    }),
  );

  test('T45 I26 whatever comes in whatever order, a repeat is nothing and money is neither made nor lost', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (list) => {
        let progress = at('CREATED');
        for (const event of list) {
          const before = progress;
          const answer = applyPaymentEvent(before, event);
          if (answer.ok) progress = answer.value.progress;
          expect(progress.amount).toBe(1000);
          expect(progress.refunded).toBeGreaterThanOrEqual(before.refunded);
          expect(progress.refunded).toBeLessThanOrEqual(progress.amount);
          expect(progress.state === 'REFUNDED').toBe(progress.refunded === progress.amount);
          if (event.type !== 'REFUND' && answer.ok)
            expect(applyPaymentEvent(progress, event)).toEqual({
              ok: true,
              value: { progress, moved: false },
            });
        }
      }),
      runs,
    );
  });

  test('T46 I27 money that went back whole never comes again', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 6 }), (list) => {
        let progress = at('REFUNDED');
        for (const event of list) {
          const answer = applyPaymentEvent(progress, event);
          if (answer.ok) progress = answer.value.progress;
        }
        expect(progress).toEqual(at('REFUNDED'));
      }),
      runs,
    );
  });
});
