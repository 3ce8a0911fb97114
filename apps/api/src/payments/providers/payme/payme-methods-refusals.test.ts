import { describe, expect, test } from 'vitest';

import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { ID, aPaymeScene } from '../../../testing/payments/payme/test-payme.ts';

describe('T47 amounts are whole tiyin', () => {
  const WRONG = [
    TEST_AMOUNT + 1,
    TEST_AMOUNT - 1,
    TEST_AMOUNT * 100,
    TEST_AMOUNT / 100,
    0,
    -1,
    TEST_AMOUNT + 0.5,
    String(TEST_AMOUNT),
    null,
    undefined,
    Number.NaN,
  ];
  test.each(WRONG)('T47 %s is not what the order costs', async (amount) => {
    const scene = aPaymeScene();
    expect(await scene.call('CheckPerformTransaction', { ...scene.about, amount })).toEqual({
      error: 'WRONG_AMOUNT',
    });
    expect(await scene.create({ amount })).toBe('WRONG_AMOUNT');
    expect(scene.testLedger.attempts).toEqual([]);
  });
});

test.each([
  { order_id: '1008' },
  { order_id: null },
  { other: '1007' },
  {},
  null,
  undefined,
  '1007',
  1007,
  [],
])('T44 account %j names no order: the error has the field', async (account) => {
  const scene = aPaymeScene();
  const expected = { error: 'NO_ORDER', data: 'order_id' };
  expect(await scene.call('CheckPerformTransaction', { ...scene.about, account })).toEqual(expected);
  const create = { id: ID, time: scene.testLedger.world.now.getTime(), ...scene.about, account };
  expect(await scene.call('CreateTransaction', create)).toEqual(expected);
});

test('T46 an error about the order names the field, one about the moment does not', async () => {
  const scene = aPaymeScene();
  await scene.create();
  expect(await scene.call('CheckPerformTransaction', scene.about)).toEqual({ error: 'IMPOSSIBLE' });
  await scene.perform();
  expect(await scene.call('CheckPerformTransaction', scene.about)).toEqual({
    error: 'ORDER_PAID',
    data: 'order_id',
  });
});

describe('T44 what is no call of Payme is refused before the ledger', () => {
  const BAD: Record<string, Record<string, unknown>[]> = {
    CreateTransaction: [
      { id: 5 },
      { id: '' },
      { id: 'x'.repeat(65) },
      { id: 'a b' },
      { time: -1 },
      { time: 1.5 },
      { time: '1' },
      { time: 2 ** 53 },
    ],
    PerformTransaction: [{ id: 5 }, { id: '' }],
    CancelTransaction: [{ id: '' }, { reason: 1.5 }, { reason: '3' }],
    CheckTransaction: [{ id: null }],
    GetStatement: [{ from: -1 }, { to: '9' }, { from: null }],
    ChangePassword: [{ password: '' }, { password: 'x'.repeat(257) }, { password: 7 }],
  };
  const GOOD = { id: ID, time: 1, reason: 3, from: 0, to: 1, password: 'another' };
  test.each(Object.entries(BAD).flatMap(([method, all]) => all.map((bad) => ({ method, bad }))))(
    'T44 $method with $bad',
    async ({ method, bad }) => {
      const scene = aPaymeScene();
      expect(await scene.ask(method, { ...scene.about, ...GOOD, ...bad })).toBe('BAD_REQUEST');
      expect(scene.testLedger.attempts).toEqual([]);
      expect(scene.testLedger.account).toEqual({});
    },
  );

  test('T46 the least and the most that is one', async () => {
    const scene = aPaymeScene();
    expect(await scene.ask('GetStatement', { from: 0, to: 0 })).toEqual({ transactions: [] });
    expect(await scene.check('a'.repeat(64))).toBe('NO_TRANSACTION');
    expect(await scene.check('a')).toBe('NO_TRANSACTION');
    expect(await scene.ask('ChangePassword', { password: 'y' })).toEqual({ success: true });
    expect(await scene.ask('ChangePassword', { password: 'y'.repeat(256) })).toEqual({ success: true });
  });
});
