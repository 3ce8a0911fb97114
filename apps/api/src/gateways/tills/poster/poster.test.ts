import { expect, test } from 'vitest';

import { aTillOrder } from '../../../testing/connections/a-till-order.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { poster } from './poster.ts';

const order = aTillOrder({ tillBranchId: '1', isPaid: true });

type Sent = { url: URL; body: Record<string, unknown> | null };

function aTill(...answers: unknown[]) {
  const sent: Sent[] = [];
  const till = poster(
    { token: 'demo-token' },
    {
      baseUrl: () => 'https://till.test',
      fetch: async (input, init) => {
        sent.push({ url: new URL(String(input)), body: init?.body ? JSON.parse(String(init.body)) : null });
        return Response.json(answers.shift());
      },
    },
  );
  return { till, sent };
}

test('B49 an order is in minor units, with the time of the branch, and paid only where it is', async () => {
  const { till, sent } = aTill({ response: { incoming_order_id: 55, status: 0, transaction_id: null } });
  expect(await till.push(order)).toMatchObject({ tillOrderId: '55', state: 'SENT' });
  expect(sent[0]?.url.pathname).toBe('/api/incomingOrders.createIncomingOrder');
  expect(sent[0]?.body).toMatchObject({
    spot_id: 1,
    phone: '+998901234567',
    service_mode: 3,
    delivery_time: '2026-12-01 13:30:00',
    delivery_price: 1_500_000,
    products: [{ product_id: 345, count: 2, price: 3_500_000 }],
    payment: { type: 1, sum: 8_500_000, currency: 'UZS' },
  });
  const unpaid = aTill({ response: { incoming_order_id: 56, status: 0 } });
  await unpaid.till.push({ ...order, isPaid: false, deliverAt: null });
  expect(Object.keys(unpaid.sent[0]?.body ?? {})).not.toContain('payment');
  expect(Object.keys(unpaid.sent[0]?.body ?? {})).not.toContain('delivery_time');
});

test('B49 a look-up finds the order by our reference among those of other systems, once', async () => {
  const ours = {
    incoming_order_id: '60',
    status: '1',
    transaction_id: '9001',
    comment: '№1007 [dx-9b2e6a520f8e4f0e] x',
  };
  const { till, sent } = aTill({
    response: [{ incoming_order_id: 59, status: 0, comment: '№1007' }, ours, ours],
  });
  expect(await till.find(order)).toEqual([
    { tillOrderId: '60', number: '9001', state: 'TAKEN', status: 'ACCEPTED', reason: null },
  ]);
  expect(sent[0]?.url.searchParams.get('date_from')).toBe('2026-11-30 12:30:00');
});

test.each([
  [{ error: { code: 41, message: 'Product not found' } }, ServiceRefused, null],
  [{ error: { code: 88, message: 'Sums differ' } }, ServiceRefused, null],
  [{ error: { code: 11, message: 'Wrong token' } }, ServiceFailed, false],
  [{ error: { code: '700', message: 'Too many' } }, ServiceFailed, false],
  [{ response: {} }, ServiceFailed, true],
  [null, ServiceFailed, true],
] as const)('B49 the answer %j is not an order', async (answer, kind, mayBeDone) => {
  const { till } = aTill(answer);
  const error: unknown = await till.push(order).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  if (error instanceof ServiceFailed) expect(error.mayBeDone).toBe(mayBeDone);
});

test('B49 prices come as text in minor units, per spot in either shape; hidden dishes are stops', async () => {
  const menu = [
    {
      product_id: 1,
      product_name: 'Osh',
      hidden: '0',
      spots: [{ spot_id: '1', price: '4500000', visible: '1' }],
    },
    { product_id: '2', product_name: 'Manti', hidden: 0, price: { 1: '2500000' } },
    { product_id: '3', product_name: 'Somsa', hidden: '0', spots: [{ spot_id: 1, price: 100, visible: 0 }] },
    { product_id: '4', product_name: 'Choy', hidden: '1' },
  ];
  const { till } = aTill({ response: menu }, { response: menu });
  expect((await till.readMenu('1')).map(({ price, isHidden }) => [price, isHidden])).toEqual([
    [45_000, false],
    [25_000, false],
    [1, true],
    [null, true],
  ]);
  expect(await till.readStops('1')).toEqual([{ tillProductId: '3' }, { tillProductId: '4' }]);
});
