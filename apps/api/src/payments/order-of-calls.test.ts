import { beforeAll, expect, test } from 'vitest';

import {
  aClickId,
  anOrderForClick,
  CLICK_ACCOUNT,
  clickCaller,
} from '../testing/payments/click/click-caller.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  paymeCaller,
} from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { checkMoney } from './commands/check-money.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: aPayingBrand(['PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT, CLICK: CLICK_ACCOUNT }),
  });
  guest = await osh.person();
});

const CALLS = ['ask', 'create', 'perform', 'cancel', 'check'] as const;
type Call = (typeof CALLS)[number];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** Payme's rules written out once more: the state after a call, null while there is no transaction. */
function next(state: number | null, call: Call): number | null {
  if (call === 'create') return state ?? 1;
  if (call === 'perform') return state === 1 ? 2 : state;
  if (call === 'cancel') return state === 1 ? -1 : state === 2 ? -2 : state;
  return state;
}

test('T46 I27 all 120 orders of five calls end in one state, with a ledger that agrees', async () => {
  const payme = paymeCaller(osh);
  const failures: string[] = [];
  for (const order of permutations(CALLS)) {
    const { id: orderId, number } = await anOrderForPayme(guest);
    const id = aTransactionId();
    const about = { amount: AMOUNT, account: { order_id: String(number) } };
    const calls: Record<Call, () => Promise<unknown>> = {
      ask: () => payme.ask('CheckPerformTransaction', about),
      create: () => payme.ask('CreateTransaction', { id, time: osh.clock.now.getTime(), ...about }),
      perform: () => payme.ask('PerformTransaction', { id }),
      cancel: () => payme.ask('CancelTransaction', { id, reason: 3 }),
      check: () => payme.ask('CheckTransaction', { id }),
    };
    for (const call of order) await calls[call]();
    const expected = order.reduce<number | null>(next, null);
    const state = (await payme.call('CheckTransaction', { id })).result?.['state'] ?? null;
    const { isPaid } = await orderOf(guest, orderId);
    const locked = (await attemptsIn(osh, orderId)).reduce(
      (sum, one) => sum + (one.state === 'PAID' ? one.amount - one.refunded : 0),
      0,
    );
    const agrees = state === expected && isPaid === (expected === 2) && locked === (isPaid ? AMOUNT : 0);
    if (!agrees) failures.push(`${order.join()}: ${String(state)} instead of ${expected}`);
  }
  expect(failures).toEqual([]);
});

const CLICK_CALLS = ['prepare', 'complete', 'fail', 'prepare again', 'complete again'] as const;
type ClickCall = (typeof CLICK_CALLS)[number];

/** Click's rules written out once more: a failure ends what is not paid, and takes nothing from what is. */
function nextOfClick(state: number | null, call: ClickCall): number | null {
  if (call.startsWith('prepare')) return state ?? 1;
  if (state !== 1) return state;
  return call === 'fail' ? -1 : 2;
}

/** The code that a call is answered with, by the state that it finds. */
function codeOfClick(state: number | null, call: ClickCall): number {
  if (call.startsWith('prepare')) return state === null || state === 1 ? 0 : state === 2 ? -4 : -9;
  if (state === null) return -6;
  if (call === 'fail' || state === -1) return -9;
  return state === 2 ? -4 : 0;
}

test('T46 I27 all 120 orders of Click’s calls get Click’s codes and end in one state, with a ledger that agrees', async () => {
  const click = clickCaller(osh);
  const failures: string[] = [];
  for (const order of permutations(CLICK_CALLS)) {
    const { id: orderId, number } = await anOrderForClick(guest);
    const about = { click_trans_id: aClickId(), merchant_trans_id: number };
    let prepareId = 999_999;
    let expected: number | null = null;
    for (const call of order) {
      const error = call === 'fail' ? -5017 : 0;
      const answer = call.startsWith('prepare')
        ? await click.prepare(about)
        : await click.complete({ ...about, merchant_prepare_id: prepareId, error });
      prepareId = answer.merchant_prepare_id ?? prepareId;
      if (answer.error !== codeOfClick(expected, call))
        failures.push(`${order.join()}: ${call} was answered ${answer.error}`);
      expected = nextOfClick(expected, call);
    }
    const { isPaid } = await orderOf(guest, orderId);
    const states = (await attemptsIn(osh, orderId)).map(({ state }) => state);
    const wanted = { 1: 'PENDING', 2: 'PAID', [-1]: 'CANCELED' }[expected ?? 1];
    if (isPaid !== (expected === 2) || states.join() !== wanted)
      failures.push(`${order.join()}: ${states.join()}`);
  }
  expect(failures).toEqual([]);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
