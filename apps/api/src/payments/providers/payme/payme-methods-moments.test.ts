import { describe, expect, test } from 'vitest';

import { PAPER_AMOUNT } from '../../../testing/payments/paper-books.ts';
import { ID, OTHER_ID, LIFE_MS, aDesk, STATES } from '../../../testing/payments/paper-payme.ts';

describe('T45 answers are made of stored moments', () => {
  test('T45 the times of a whole life', async () => {
    const desk = aDesk();
    const at = () => desk.paper.desk.now.getTime();
    const begun = at();
    expect(await desk.create()).toEqual({ create_time: begun, transaction: '5001', state: 1 });
    desk.paper.wait(5_000);
    const paid = at();
    expect(await desk.perform()).toEqual({ transaction: '5001', perform_time: paid, state: 2 });
    desk.paper.wait(5_000);
    const ended = at();
    expect(await desk.cancel(5)).toEqual({ transaction: '5001', cancel_time: ended, state: -2 });
    desk.paper.wait(5_000);
    expect(await desk.check()).toEqual({
      create_time: begun,
      perform_time: paid,
      cancel_time: ended,
      transaction: '5001',
      state: -2,
      reason: 5,
    });
    expect(desk.paper.now(desk.row).isPaid).toBe(false);
  });

  test.each([
    [4, 'TIMEOUT'],
    [3, 'PROVIDER'],
    [null, 'PROVIDER'],
    [undefined, 'PROVIDER'],
  ])('T46 cancelled with reason %s before it was performed', async (reason, ours) => {
    const desk = aDesk();
    await desk.create();
    expect(
      await desk.ask('CancelTransaction', { id: ID, ...(reason !== undefined && { reason }) }),
    ).toMatchObject({
      state: -1,
    });
    expect(desk.paper.attempts).toMatchObject([{ state: 'CANCELED', reason: ours }]);
    expect(await desk.check()).toMatchObject({ reason: reason ?? 10 });
  });

  test.each(['create', 'perform'] as const)(
    'F18 %s after twelve hours ends it with reason 4',
    async (call) => {
      const desk = aDesk();
      await STATES['created, a millisecond too long ago']!(desk);
      await desk[call]();
      expect(await desk.check()).toMatchObject({ state: -1, reason: 4 });
      expect(desk.paper.attempts).toMatchObject([{ reason: 'TIMEOUT' }]);
      expect(await desk.create({ id: OTHER_ID })).toMatchObject({ state: 1 });
    },
  );

  test('T46 a transaction that is over is not ended once more', async () => {
    const desk = aDesk();
    await STATES['cancelled before']!(desk);
    desk.paper.wait(LIFE_MS * 2);
    const before = structuredClone(desk.paper.attempts);
    expect(await desk.create()).toBe('IMPOSSIBLE');
    expect(await desk.perform()).toBe('IMPOSSIBLE');
    expect(desk.paper.attempts).toEqual(before);
  });
});

describe('T46 Payme’s own time', () => {
  test('T46 what it made twelve hours ago is begun, a millisecond more is not', async () => {
    const desk = aDesk();
    const now = desk.paper.desk.now.getTime();
    expect(await desk.create({ time: now - LIFE_MS - 1 })).toBe('IMPOSSIBLE');
    expect(desk.paper.attempts).toEqual([]);
    expect(await desk.create({ time: now - LIFE_MS })).toMatchObject({ state: 1 });
    expect(desk.paper.attempts).toMatchObject([{ providerTime: now - LIFE_MS, providerId: ID }]);
  });

  test('T46 a statement is by that time, both ends inside', async () => {
    const desk = aDesk();
    const time = desk.paper.desk.now.getTime();
    await desk.create({ time });
    const ids = async (from: number, to: number) => {
      const { transactions } = (await desk.ask('GetStatement', { from, to })) as { transactions: object[] };
      return transactions.length;
    };
    expect(await ids(time, time)).toBe(1);
    expect(await ids(time + 1, time + 9)).toBe(0);
    expect(await ids(time - 9, time - 1)).toBe(0);
    expect(await ids(0, time)).toBe(1);
    expect(await desk.ask('GetStatement', { from: time, to: time })).toEqual({
      transactions: [
        {
          id: ID,
          time,
          amount: PAPER_AMOUNT,
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
