import { beforeAll, describe, expect, test, vi } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import type { AttemptRow } from '../attempts/attempts.ts';
import { checkMoney } from '../commands/check-money.ts';
import { lookUpPayment } from './payment-jobs.ts';
import type { LookedUp, ProviderAtMerchant } from '../protocol/provider.ts';

let osh: Scene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }) });
  merchant = inLedgerOf(osh, await osh.person());
});

const HALF_A_DAY = 12 * 3_600_000;

/** Runs the job against a Payme with these parts; returns the announced orders. */
async function ask(parts: Partial<ProviderAtMerchant>, attemptId: string): Promise<string[]> {
  const announced: string[] = [];
  const orderEvents = {
    ...osh.deps.orderEvents,
    announce: (_: string, orderId: string) => void announced.push(orderId),
  };
  const payments = new Map([['PAYME', aScriptedProvider('PAYME', parts)] as const]);
  await lookUpPayment({ ...osh.deps, orderEvents, payments }, osh.merchantId, attemptId);
  return announced;
}
const answering = (answer: LookedUp | null) => ({ lookUp: async () => answer });
const now = async ({ orderId, id }: AttemptRow) =>
  (await attemptsIn(osh, orderId)).find((one) => one.id === id)!;
async function anAttempt(values: Partial<AttemptRow> = {}) {
  const { id } = await merchant.anOrder();
  return merchant.anAttemptFor(id, values);
}
/** Moves the clock on while something is done. */
async function later(ms: number, work: () => Promise<unknown>) {
  const before = osh.clock.now;
  osh.clock.now = new Date(before.getTime() + ms);
  await work();
  osh.clock.now = before;
}

describe('T49 an attempt is looked up at its provider', () => {
  test('T49 a payment that was made marks the order paid, is announced, and is not asked for again', async () => {
    const attempt = await anAttempt();
    const answer = { state: 'PAID', providerId: attempt.id, amount: AMOUNT } as const;
    expect(await ask(answering(answer), attempt.id)).toEqual([attempt.orderId]);
    expect(await now(attempt)).toMatchObject({ state: 'PAID', providerId: attempt.id });
    expect((await merchant.orderRow(attempt.orderId)).isPaid).toBe(true);
    expect(await merchant.jobs('payment.look-up', attempt.id)).toEqual([]);
  });

  test.each(['CREATED', 'PENDING'] as const)(
    'T49 a %s one was declined there: it ends here',
    async (state) => {
      const attempt = await anAttempt({ state, begunAt: osh.clock.now });
      expect(await ask(answering({ state: 'CANCELED' }), attempt.id)).toEqual([attempt.orderId]);
      expect(await now(attempt)).toMatchObject({ state: 'CANCELED', reason: 'DECLINED' });
      expect((await merchant.orderRow(attempt.orderId)).isPaid).toBe(false);
      expect(await merchant.jobs('payment.look-up', attempt.id)).toEqual([]);
    },
  );

  test.each<[string, Partial<ProviderAtMerchant>]>([
    ['is open there', answering({ state: 'OPEN' })],
    ['is not known there', answering(null)],
    ['cannot be asked after', {}],
    ['got no answer', { lookUp: () => Promise.reject(new Error('down')) }],
  ])('T49 F19 one that %s is asked after again in two minutes', async (_, parts) => {
    const attempt = await anAttempt();
    const withdraw = vi.fn(async () => undefined);
    expect(await ask({ ...parts, withdraw }, attempt.id)).toEqual([]);
    expect(await now(attempt)).toEqual(attempt);
    const again = await merchant.jobs('payment.look-up', attempt.id);
    expect(again.map(({ startAfter }) => startAfter?.getTime())).toEqual([osh.clock.now.getTime() + 120_000]);
    expect(withdraw).not.toHaveBeenCalled();
  });

  test('T49 an attempt at a provider with removed keys is looked up too', async () => {
    const attempt = await anAttempt({ provider: 'CLICK' });
    expect(await ask({}, attempt.id)).toEqual([]);
    expect(await now(attempt)).toEqual(attempt);
    expect(await merchant.jobs('payment.look-up', attempt.id)).toHaveLength(1);
  });

  test('T49 half a day after it began it is over, and not a moment before', async () => {
    const sent = await anAttempt();
    const begunAt = new Date(osh.clock.now.getTime() + 60_000);
    const begun = await anAttempt({ state: 'PENDING', begunAt });
    const askBoth = async () => {
      for (const { id } of [sent, begun]) await ask(answering({ state: 'OPEN' }), id);
      return [await now(sent), await now(begun)].map(({ state, reason }) => [state, reason]);
    };
    const open = [
      ['CREATED', null],
      ['PENDING', null],
    ];
    const over = ['CANCELED', 'TIMEOUT'];
    await later(HALF_A_DAY, async () => expect(await askBoth()).toEqual(open));
    await later(HALF_A_DAY + 1, async () => expect(await askBoth()).toEqual([over, open[1]]));
    await later(HALF_A_DAY + 60_001, async () => expect(await askBoth()).toEqual([over, over]));
  });

  test('T49 the provider is not asked about paid, returned or unknown attempts', async () => {
    const lookUp = vi.fn(async () => null);
    const { attempt: paid } = await merchant.aPaidOrder();
    const { attempt: back, providerId } = await merchant.aPaidOrder();
    await merchant.inLedger(async (ledger) =>
      ledger.reverse((await ledger.attemptByProviderId(providerId))!, { reason: 'PROVIDER' }),
    );
    for (const id of [paid.id, back.id, 'unknown']) expect(await ask({ lookUp }, id)).toEqual([]);
    expect(lookUp).not.toHaveBeenCalled();
  });
});

describe('F20 an attempt that has ended here', () => {
  const ended = async (parts: Partial<ProviderAtMerchant>) => {
    const attempt = await anAttempt({ state: 'CANCELED', reason: 'SWITCHED', canceledAt: osh.clock.now });
    const withdraw = vi.fn(async () => undefined);
    await ask({ ...parts, withdraw }, attempt.id);
    expect(await merchant.jobs('payment.look-up', attempt.id)).toEqual([]);
    return { attempt, withdraw };
  };

  test('F20 T49 is taken back where it is open still', async () => {
    const { attempt, withdraw } = await ended(answering({ state: 'OPEN' }));
    expect(withdraw.mock.calls).toEqual([[attempt]]);
    expect(await now(attempt)).toEqual(attempt);
  });

  test.each<[string, LookedUp | null]>([
    ['has ended there too', { state: 'CANCELED' }],
    ['is not known there', null],
  ])('F20 T49 is left alone where it %s', async (_, answer) => {
    const { attempt, withdraw } = await ended(answering(answer));
    expect(withdraw).not.toHaveBeenCalled();
    expect(await now(attempt)).toEqual(attempt);
  });

  test('F20 is paid all the same when money has come for it, as the guest meant it', async () => {
    const answer = { state: 'PAID', providerId: crypto.randomUUID(), amount: AMOUNT } as const;
    const { attempt, withdraw } = await ended(answering(answer));
    expect(withdraw).not.toHaveBeenCalled();
    expect((await merchant.orderRow(attempt.orderId)).isPaid).toBe(true);
  });

  test('T34 after all of this the ledger agree', async () => {
    expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  });
});
