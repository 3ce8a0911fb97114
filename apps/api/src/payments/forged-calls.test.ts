import { beforeAll, describe, expect, test } from 'vitest';

import { paymentInbox } from '../db/schema/payments.ts';
import { attemptsIn, balancesOf } from '../testing/payments/money.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  PAYME_AUTH,
  paymeCaller,
} from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

/** How many; `FORGED_CALLS=10000` for all of trust's. */
const CALLS = Number(process.env['FORGED_CALLS'] ?? 2_000);

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['PAYME'], { PAYME: PAYME_ACCOUNT }) });
  guest = await osh.person();
});

const KEYS = [
  null,
  '',
  'Basic',
  'Basic !!!',
  'Bearer TEST_KEY',
  PAYME_AUTH.toLowerCase(),
  PAYME_AUTH.replace(' ', '  '),
  PAYME_AUTH.slice(0, -1),
];
const METHODS = [
  'CreateTransaction',
  'PerformTransaction',
  'CancelTransaction',
  'SetFiscalData',
  'ChangePassword',
];

describe('T44 forged calls', () => {
  test(`T44 ${CALLS} forged calls change nothing, and use limited storage`, async () => {
    const payme = paymeCaller(osh);
    const order = await anOrderForPayme(guest);
    const account = { order_id: String(order.number) };
    const create = { id: aTransactionId(), time: osh.clock.now.getTime(), amount: AMOUNT, account };
    await payme.ask('CreateTransaction', create);
    const before = JSON.stringify([await attemptsIn(osh, order.id), await orderOf(guest, order.id)]);
    const guess = (i: number) =>
      `Basic ${Buffer.from(`Paycom:${i % 2 ? `TEST_KEY${i}` : `TEST_KE${i}`}`).toString('base64')}`;
    for (let i = 0; i < CALLS; i += 1) {
      const method = METHODS[i % METHODS.length]!;
      const params = { ...create, reason: 3, password: 'mine', type: 'PERFORM', fiscal_data: {} };
      const key = i % 3 ? guess(i) : (KEYS[i % KEYS.length] ?? null);
      const answer = await payme.call(method, params, key);
      if (answer.error?.code !== -32_504) throw new Error(`${method} with ${key} was accepted`);
    }
    expect(JSON.stringify([await attemptsIn(osh, order.id), await orderOf(guest, order.id)])).toBe(before);
    expect(await balancesOf(osh)).toEqual({});
    const kept = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentInbox));
    expect(kept.length).toBeLessThanOrEqual(201);
    expect(await payme.ask('PerformTransaction', { id: create.id })).toMatchObject({ state: 2 });
  });
});

test('T44 T11 calls without proof are soon refused without the database; Payme is always answered', async () => {
  const env = { REQUEST_RATE: '2', TRUSTED_PROXIES: '127.0.0.1' };
  const brand = aPayingBrand(['PAYME'], { PAYME: PAYME_ACCOUNT });
  const small = await aRunningApi({ env, brand });
  const order = await anOrderForPayme(await small.person());
  const ask = async (address: string, key: string) => {
    const params = { amount: AMOUNT, account: { order_id: String(order.number) } };
    const answer = await small.request(`/callbacks/payme/${small.merchantId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: key, 'x-forwarded-for': address },
      body: JSON.stringify({ id: 1, method: 'CheckPerformTransaction', params }),
    });
    return (await answer.json()) as { error?: { code: number }; result?: { allow: boolean } };
  };
  const forged = [];
  for (let n = 0; n < 40; n += 1) forged.push((await ask('203.0.113.7', 'Basic bm8=')).error?.code);
  expect(forged.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => -32_504));
  expect(forged.at(-1)).toBe(-32_400);
  for (let n = 0; n < 60; n += 1)
    expect((await ask('203.0.113.8', PAYME_AUTH)).result).toMatchObject({ allow: true });
});
