import { describe, expect, test } from 'vitest';

import { aPaymeScene, STATES } from '../../../testing/payments/payme/test-payme.ts';

const NONE = ['NO_TRANSACTION', 'NO_TRANSACTION', null] as const;

/**
 * The answers of CheckPerformTransaction, CreateTransaction, PerformTransaction and CancelTransaction: `ok`, or the
 * name of Payme's error; and the state in the answer of CheckTransaction.
 */
const TABLE: Record<keyof typeof STATES, readonly [string, string, string, string, number | null]> = {
  fresh: ['ok', 'ok', ...NONE],
  created: ['IMPOSSIBLE', 'ok', 'ok', 'ok', 1],
  'created, in its last millisecond': ['IMPOSSIBLE', 'ok', 'ok', 'ok', 1],
  'created, a millisecond too long ago': ['IMPOSSIBLE', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', 1],
  performed: ['ORDER_PAID', 'IMPOSSIBLE', 'ok', 'ok', 2],
  'performed, and eaten': ['ORDER_PAID', 'IMPOSSIBLE', 'ok', 'DELIVERED', 2],
  'cancelled before': ['ok', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', -1],
  'cancelled after': ['ok', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', -2],
  'created by another id': ['IMPOSSIBLE', 'IMPOSSIBLE', ...NONE],
  'an order that was cancelled': ['ORDER_CLOSED', 'ORDER_CLOSED', ...NONE],
  'an order that was closed': ['ORDER_CLOSED', 'ORDER_CLOSED', ...NONE],
  'an order that was paid otherwise': ['ORDER_PAID', 'ORDER_PAID', ...NONE],
  'an order to be paid in cash': ['OTHER_METHOD', 'OTHER_METHOD', ...NONE],
};

const CALLS = ['checkPerform', 'create', 'perform', 'cancel'] as const;

const EVERY = Object.keys(STATES).flatMap((state) =>
  CALLS.map((call, i) => ({ state, call, expected: TABLE[state]![i]! })),
);

const nameOf = (answer: unknown) => (typeof answer === 'string' ? answer : 'ok');

describe('T46 every method in every state', () => {
  test.each(EVERY)('T46 $state: $call is $expected', async ({ state, call, expected }) => {
    const scene = aPaymeScene();
    await STATES[state]!(scene);
    const first = await scene[call]();
    expect(nameOf(first)).toBe(expected);
    expect(await scene[call]()).toEqual(first);
  });

  test.each(Object.keys(STATES))(
    'T46 %s: CheckTransaction returns its state and changes nothing',
    async (state) => {
      const scene = aPaymeScene();
      await STATES[state]!(scene);
      const before = structuredClone(scene.testLedger.attempts);
      const transaction = await scene.check();
      const expected = TABLE[state]![4];
      if (expected === null) expect(transaction).toBe('NO_TRANSACTION');
      else expect(transaction).toMatchObject({ state: expected, transaction: '5001' });
      expect(scene.testLedger.attempts).toEqual(before);
    },
  );
});
