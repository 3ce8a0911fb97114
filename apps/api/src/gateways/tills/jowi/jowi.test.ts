import { expect, test } from 'vitest';

import { aTillOrder } from '../../../testing/connections/a-till-order.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { jowi, jowiSignature } from './jowi.ts';

type Sent = { url: URL; body: Record<string, unknown> | null };

function aTill(...answers: { status?: number; body: unknown }[]) {
  const sent: Sent[] = [];
  const till = jowi(
    { apiKey: 'demo_key', apiSecret: 'demo_secret' },
    {
      baseUrl: () => 'https://till.test',
      fetch: async (input, init) => {
        sent.push({ url: new URL(String(input)), body: init?.body ? JSON.parse(String(init.body)) : null });
        const { status = 200, body } = answers.shift() ?? { body: {} };
        return Response.json(body, { status });
      },
    },
  );
  return { till, sent };
}

test('B49 a call is signed by ten and five digits of the hash of both keys', () => {
  expect(jowiSignature({ apiKey: 'demo_key', apiSecret: 'demo_secret' })).toBe('2dc4e446c5a7ef2');
});

test('B49 an order is in so’m, its delivery apart, its reference in the description', async () => {
  const { till, sent } = aTill({ body: { status: 1, order: { id: 'x1', number: 5, status: 0 } } });
  expect(await till.push(aTillOrder())).toMatchObject({ tillOrderId: 'x1', number: '5', state: 'SENT' });
  expect(sent[0]?.body).toMatchObject({
    api_key: 'demo_key',
    sig: '2dc4e446c5a7ef2',
    order: {
      to_restaurant_id: '1',
      amount_order: 70_000,
      delivery_price: 15_000,
      payment_method: 0,
      order_type: 0,
      delivery_time: '2026-12-01 13:30:00',
      description: '№1007 [dx-9b2e6a520f8e4f0e] Piyozsiz',
      courses: [{ course_id: '345', count: 2, price: 35_000 }],
    },
  });
});

test('B49 prices come as text; a dish without online orders or with none left is stopped', async () => {
  const courses = [
    {
      id: 'a',
      title: 'Osh',
      price: '45000.0',
      price_for_online_order: '47000.0',
      online_order: true,
      is_visible: true,
    },
    { id: 'b', title: 'Non', price: 3_000, online_order: false },
  ];
  const left = [
    { id: 'a', online_order: true, count_left: 0 },
    { id: 'b', online_order: false },
    { id: 'c' },
  ];
  const menu = { body: { categories: [{ title: 'Issiq', courses: left }] } };
  const { till } = aTill({ body: { status: 1, courses } }, menu, menu);
  const read = await till.readMenu('1');
  expect(read.map(({ price, isHidden, category }) => [price, isHidden, category])).toEqual([
    [47_000, false, 'Issiq'],
    [3_000, true, 'Issiq'],
  ]);
  expect(await till.readStops('1')).toEqual([{ tillProductId: 'a' }, { tillProductId: 'b' }]);
});

test.each([
  [1, 'TAKEN', 'ACCEPTED'],
  [2, 'REFUSED', null],
  [3, 'TAKEN', 'ON_WAY'],
  [4, 'TAKEN', 'DELIVERED'],
  [9, 'SENT', null],
] as const)('B49 the till’s status %i is %s', async (status, state, ours) => {
  const { till } = aTill({ body: { order: { id: 'x1', status } } });
  expect(await till.read({ tillOrderId: 'x1', tillBranchId: '1' })).toMatchObject({ state, status: ours });
});

test.each([
  [{ body: { status: 0, message: 'Course not found' } }, ServiceRefused, null],
  [{ status: 401, body: {} }, ServiceFailed, false],
  [{ status: 404, body: {} }, ServiceFailed, true],
  [{ body: { status: 1 } }, ServiceFailed, true],
  [{ body: null }, ServiceFailed, true],
] as const)('B49 the answer %j is not an order', async (answer, kind, mayBeDone) => {
  const { till } = aTill(answer);
  const error: unknown = await till.push(aTillOrder()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  if (error instanceof ServiceFailed) expect(error.mayBeDone).toBe(mayBeDone);
});
