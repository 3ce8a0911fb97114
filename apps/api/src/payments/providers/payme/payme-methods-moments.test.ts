import { describe, expect, test } from 'vitest';

import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { ID, OTHER_ID, LIFE_MS, aPaymeScene, STATES } from '../../../testing/payments/payme/test-payme.ts';

describe('T45 answers are made of stored moments', () => {
  test('T45 the times of a whole life', async () => {
    const scene = aPaymeScene();
    const at = () => scene.testLedger.world.now.getTime();
    const begun = at();
    expect(await scene.create()).toEqual({ create_time: begun, transaction: '5001', state: 1 });
    scene.testLedger.wait(5_000);
    const paid = at();
    expect(await scene.perform()).toEqual({ transaction: '5001', perform_time: paid, state: 2 });
    scene.testLedger.wait(5_000);
    const ended = at();
    expect(await scene.cancel(5)).toEqual({ transaction: '5001', cancel_time: ended, state: -2 });
    scene.testLedger.wait(5_000);
    expect(await scene.check()).toEqual({
      create_time: begun,
      perform_time: paid,
      cancel_time: ended,
      transaction: '5001',
      state: -2,
      reason: 5,
    });
    expect(scene.testLedger.now(scene.row).isPaid).toBe(false);
  });

  test.each([
    [4, 'TIMEOUT'],
    [3, 'PROVIDER'],
    [null, 'PROVIDER'],
    [undefined, 'PROVIDER'],
  ])('T46 cancelled with reason %s before it was performed', async (reason, ours) => {
    const scene = aPaymeScene();
    await scene.create();
    expect(
      await scene.ask('CancelTransaction', { id: ID, ...(reason !== undefined && { reason }) }),
    ).toMatchObject({
      state: -1,
    });
    expect(scene.testLedger.attempts).toMatchObject([{ state: 'CANCELED', reason: ours }]);
    expect(await scene.check()).toMatchObject({ reason: reason ?? 10 });
  });

  test.each(['create', 'perform'] as const)(
    'F18 %s after twelve hours ends it with reason 4',
    async (call) => {
      const scene = aPaymeScene();
      await STATES['created, a millisecond too long ago']!(scene);
      await scene[call]();
      expect(await scene.check()).toMatchObject({ state: -1, reason: 4 });
      expect(scene.testLedger.attempts).toMatchObject([{ reason: 'TIMEOUT' }]);
      expect(await scene.create({ id: OTHER_ID })).toMatchObject({ state: 1 });
    },
  );

  test('T46 a transaction that is over is not ended once more', async () => {
    const scene = aPaymeScene();
    await STATES['cancelled before']!(scene);
    scene.testLedger.wait(LIFE_MS * 2);
    const before = structuredClone(scene.testLedger.attempts);
    expect(await scene.create()).toBe('IMPOSSIBLE');
    expect(await scene.perform()).toBe('IMPOSSIBLE');
    expect(scene.testLedger.attempts).toEqual(before);
  });
});

describe('T46 Payme’s own time', () => {
  test('T46 what it made twelve hours ago is begun, a millisecond more is not', async () => {
    const scene = aPaymeScene();
    const now = scene.testLedger.world.now.getTime();
    expect(await scene.create({ time: now - LIFE_MS - 1 })).toBe('IMPOSSIBLE');
    expect(scene.testLedger.attempts).toEqual([]);
    expect(await scene.create({ time: now - LIFE_MS })).toMatchObject({ state: 1 });
    expect(scene.testLedger.attempts).toMatchObject([{ providerTime: now - LIFE_MS, providerId: ID }]);
  });

  test('T46 a statement is by that time, both ends inside', async () => {
    const scene = aPaymeScene();
    const time = scene.testLedger.world.now.getTime();
    await scene.create({ time });
    const ids = async (from: number, to: number) => {
      const { transactions } = (await scene.ask('GetStatement', { from, to })) as { transactions: object[] };
      return transactions.length;
    };
    expect(await ids(time, time)).toBe(1);
    expect(await ids(time + 1, time + 9)).toBe(0);
    expect(await ids(time - 9, time - 1)).toBe(0);
    expect(await ids(0, time)).toBe(1);
    expect(await scene.ask('GetStatement', { from: time, to: time })).toEqual({
      transactions: [
        {
          id: ID,
          time,
          amount: TEST_AMOUNT,
          account: { order_id: '1007' },
          create_time: time,
          perform_time: 0,
          cancel_time: 0,
          transaction: '5001',
          state: 1,
          reason: null,
        },
      ],
    });
  });
});
