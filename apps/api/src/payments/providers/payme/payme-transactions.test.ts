import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { expireUnpaidOrder } from '../../../orders/moves/expire-unpaid-order.ts';
import { PAYME_FISCAL_RECEIPT } from '../../../testing/payments/payme/payme-fiscal-receipt.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
} from '../../../testing/payments/payme/payme-caller.ts';
import { account, aPaymeScene, type PaymeScene } from '../../../testing/payments/payme/payme-scene.ts';
import { lockedByPayment } from '../../attempts/free-order.ts';
import { receiveCall } from '../../calls/receive-call.ts';

let osh: PaymeScene['osh'];
let guest: PaymeScene['guest'];
let payme: PaymeScene['payme'];
beforeAll(async () => {
  ({ osh, guest, payme } = await aPaymeScene());
});

const now = () => osh.clock.now.getTime();

/** An order with a transaction that has come this far. */
async function aTransaction(upTo: 'created' | 'performed' = 'created') {
  const order = await anOrderForPayme(guest);
  const about = { amount: AMOUNT, account: account(order.number) };
  const create = { id: aTransactionId(), time: now(), ...about };
  expect(await payme.ask('CreateTransaction', create)).toMatchObject({ state: 1 });
  if (upTo === 'performed')
    expect(await payme.ask('PerformTransaction', { id: create.id })).toMatchObject({ state: 2 });
  return { order, create, id: create.id, about };
}

describe('T46 F18 transactions', () => {
  test.each(['PerformTransaction', 'CancelTransaction', 'CheckTransaction'])(
    'T46 %s of an unknown one is −31003',
    async (method) => {
      expect(await payme.ask(method, { id: aTransactionId(), reason: 3 })).toBe(-31_003);
    },
  );

  test('T46 neither a cancelled nor a performed one can be created or performed again', async () => {
    const one = await aTransaction();
    await payme.ask('CancelTransaction', { id: one.id, reason: 3 });
    expect(await payme.ask('CreateTransaction', one.create)).toBe(-31_008);
    expect(await payme.ask('PerformTransaction', { id: one.id })).toBe(-31_008);
    const two = await aTransaction('performed');
    expect(await payme.ask('CreateTransaction', two.create)).toBe(-31_008);
    await payme.ask('CancelTransaction', { id: two.id, reason: 5 });
    expect(await payme.ask('PerformTransaction', { id: two.id })).toBe(-31_008);
  });

  test('T46 what the guest has eaten is not cancelled: −31007', async () => {
    const { id, order } = await aTransaction('performed');
    const staff = await osh.person({ role: 'ADMIN' });
    for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED'] as const)
      unwrap(await staff.api(endpoints.moveOrder, { params: { id: order.id }, body: { to } }));
    expect(await payme.ask('CancelTransaction', { id, reason: 5 })).toBe(-31_007);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({ state: 2 });
  });

  const LIFE = 43_200_000;
  test.each([
    ['PerformTransaction', LIFE - 1, 2],
    ['PerformTransaction', LIFE, 2],
    ['PerformTransaction', LIFE + 1, -1],
    ['CreateTransaction', LIFE, 1],
    ['CreateTransaction', LIFE + 1, -1],
  ])('T46 F18 %s %i ms after its creation leaves state %i', async (method, later, state) => {
    const { id, create } = await aTransaction();
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + later);
    const answer = await payme.ask(method, create);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state,
      reason: state === -1 ? 4 : null,
    });
    osh.clock.now = before;
    if (state === -1) expect(answer).toBe(-31_008);
    else expect(answer).toMatchObject({ state });
  });

  test('T46 a transaction that Payme made half a day ago is not taken up', async () => {
    const order = await anOrderForPayme(guest);
    const old = {
      id: aTransactionId(),
      time: now() - LIFE - 1,
      amount: AMOUNT,
      account: account(order.number),
    };
    expect(await payme.ask('CreateTransaction', old)).toBe(-31_008);
  });

  test('T48 an order that expired unpaid lets no money in any more', async () => {
    const { id, order, about } = await aTransaction();
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + LIFE);
    const expired = await expireUnpaidOrder(
      osh.deps,
      { merchantId: osh.merchantId, orderId: order.id },
      (tx, row) => lockedByPayment(osh.deps, tx, row),
    );
    expect(expired).toBe('expired');
    expect(await payme.ask('PerformTransaction', { id })).toBe(-31_008);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({ state: -1, reason: 4 });
    expect(await payme.ask('CreateTransaction', { ...about, id: aTransactionId(), time: now() })).toBe(
      -31_052,
    );
    osh.clock.now = before;
    expect(await orderOf(guest, order.id)).toMatchObject({ status: 'CANCELED', isPaid: false });
  });

  test('T49 GetStatement returns transactions by Payme’s time, both ends inside, oldest first', async () => {
    const start = now();
    const ids: string[] = [];
    for (const later of [3, 1, 2]) {
      const order = await anOrderForPayme(guest);
      const id = aTransactionId();
      ids.push(id);
      await payme.ask('CreateTransaction', {
        id,
        time: start + 1_000 + later,
        amount: AMOUNT,
        account: account(order.number),
      });
    }
    // What Payme's protocol calls a statement: parsed nowhere, since it is the answer that is under test.
    const within = async (from: number, to: number) =>
      (
        (await payme.call('GetStatement', { from, to })).result!['transactions'] as unknown as {
          id: string;
        }[]
      ).map(({ id }) => id);
    expect(await within(start + 1_001, start + 1_003)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await within(start + 1_002, start + 1_002)).toEqual([ids[2]]);
    expect(await within(start + 1_004, start + 2_000)).toEqual([]);
    const { result } = await payme.call('GetStatement', { from: start + 1_001, to: start + 1_001 });
    expect(result?.['transactions']).toMatchObject([
      {
        id: ids[1],
        time: start + 1_001,
        amount: AMOUNT,
        account: { order_id: expect.stringMatching(/^\d+$/) },
        create_time: now(),
        perform_time: 0,
        cancel_time: 0,
        state: 1,
        reason: null,
      },
    ]);
  });

  test('SetFiscalData is kept, and its fiscal receipt is on the order’s page', async () => {
    const { id, order } = await aTransaction('performed');
    const fiscal_data = PAYME_FISCAL_RECEIPT;
    expect(await payme.ask('SetFiscalData', { id, type: 'PERFORM', fiscal_data })).toEqual({ success: true });
    expect(await payme.ask('SetFiscalData', { id: aTransactionId(), type: 'PERFORM', fiscal_data })).toBe(
      -32_001,
    );
    expect(await payme.ask('SetFiscalData', { id, type: 'SALE', fiscal_data })).toBe(-32_602);
    const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
    expect(payment.receipts).toEqual([{ type: 'PERFORM', qrCodeUrl: fiscal_data.qr_code_url }]);
  });

  test('F16 a broken database is −32400, over HTTP 200', async () => {
    const provider = osh.deps.payments.get('PAYME')!;
    const db = { ...osh.deps.db, inTenant: () => Promise.reject(new Error('no database')) };
    const headers = new Headers();
    const head = { method: 'POST', operation: '', headers, body: '', clientAddress: '::1', now: new Date() };
    const arriving = { merchantId: osh.merchantId, provider, head, readBody: async () => '{"id":5}' };
    const { answer } = await receiveCall({ ...osh.deps, db }, arriving);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ id: 5, error: { code: -32_400 } });
  });
});
