import { beforeAll, describe, expect, test } from 'vitest';

import { paymentInbox } from '../../../db/schema/payments.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  paymeCaller,
} from '../../../testing/payments/payme/payme-caller.ts';
import { account, aPaymeScene, type PaymeScene } from '../../../testing/payments/payme/payme-scene.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../../testing/payments/paying.ts';
import { aRunningApi } from '../../../testing/scene.ts';

let osh: PaymeScene['osh'];
let guest: PaymeScene['guest'];
let payme: PaymeScene['payme'];
beforeAll(async () => {
  ({ osh, guest, payme } = await aPaymeScene());
});

const now = () => osh.clock.now.getTime();

describe('the scenarios of Payme’s sandbox', () => {
  test('T44 T45 T46 created, then cancelled', async () => {
    const order = await anOrderForPayme(guest);
    const about = { amount: AMOUNT, account: account(order.number) };
    expect(await payme.ask('CheckPerformTransaction', about)).toEqual({ allow: true });
    const id = aTransactionId();
    const create = { id, time: now(), ...about };
    const first = await payme.text('CreateTransaction', create);
    expect(JSON.parse(first)).toEqual({
      jsonrpc: '2.0',
      id: 12,
      result: { create_time: now(), transaction: expect.stringMatching(/^\d+$/), state: 1 },
    });
    expect(await payme.text('CreateTransaction', create)).toBe(first);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: 1,
      perform_time: 0,
      cancel_time: 0,
      reason: null,
    });
    expect(await payme.ask('CreateTransaction', { ...create, id: aTransactionId() })).toBe(-31_008);
    const canceled = await payme.text('CancelTransaction', { id, reason: 3 });
    expect(JSON.parse(canceled).result).toMatchObject({ cancel_time: now(), state: -1 });
    expect(await payme.text('CancelTransaction', { id, reason: 3 })).toBe(canceled);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: -1,
      reason: 3,
      perform_time: 0,
      cancel_time: now(),
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });

  test('T45 T46 ST-03 created, performed, then cancelled', async () => {
    const order = await anOrderForPayme(guest);
    const about = { amount: AMOUNT, account: account(order.number) };
    const id = aTransactionId();
    await payme.ask('CreateTransaction', { id, time: now(), ...about });
    expect(await payme.ask('CreateTransaction', { id: aTransactionId(), time: now(), ...about })).toBe(
      -31_008,
    );
    const performed = await payme.text('PerformTransaction', { id });
    expect(JSON.parse(performed).result).toMatchObject({ perform_time: now(), state: 2 });
    expect(await payme.text('PerformTransaction', { id })).toBe(performed);
    const paid = await orderOf(guest, order.id);
    expect(paid.isPaid).toBe(true);
    expect(paid.history.map(({ type }) => type)).toEqual(['CHANGE_STATUS', 'PAID']);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: 2,
      cancel_time: 0,
      reason: null,
    });
    const canceled = await payme.text('CancelTransaction', { id, reason: 5 });
    expect(JSON.parse(canceled).result).toMatchObject({ state: -2, cancel_time: now() });
    expect(await payme.text('CancelTransaction', { id, reason: 5 })).toBe(canceled);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: -2,
      reason: 5,
      perform_time: now(),
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });
});

test('ChangePassword takes another key from then on, but not the same', async () => {
  const own = await aRunningApi({ brand: aPayingBrand(['PAYME'], { PAYME: PAYME_ACCOUNT }) });
  const caller = paymeCaller(own);
  expect(await caller.ask('ChangePassword', { password: PAYME_ACCOUNT.key })).toBe(-32_504);
  expect(await caller.ask('ChangePassword', { password: 'NEW_KEY' })).toEqual({ success: true });
  expect(await caller.ask('CheckTransaction', { id: 'a' })).toBe(-32_504);
  const fresh = `Basic ${Buffer.from('Paycom:NEW_KEY').toString('base64')}`;
  expect((await caller.call('CheckTransaction', { id: 'a' }, fresh)).error?.code).toBe(-31_003);
  const kept = await own.deps.db.inTenant(own.merchantId, (tx) => tx.select().from(paymentInbox));
  expect(JSON.stringify(kept)).not.toContain('NEW_KEY');
});

test('T45 each call ten times at once has one effect and ten equal bodies', async () => {
  const order = await anOrderForPayme(guest);
  const create = { id: aTransactionId(), time: now(), amount: AMOUNT, account: account(order.number) };
  for (const [method, params] of [
    ['CreateTransaction', create],
    ['PerformTransaction', { id: create.id }],
    ['CancelTransaction', { id: create.id, reason: 5 }],
    ['CheckTransaction', { id: create.id }],
  ] as const) {
    const bodies = await Promise.all(Array.from({ length: 10 }, () => payme.text(method, params)));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('"result"');
  }
  const { history } = await orderOf(guest, order.id);
  expect(history.map(({ type }) => type)).toEqual(['CHANGE_STATUS', 'PAID', 'UPDATE']);
});
