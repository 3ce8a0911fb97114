import { expect, test } from 'vitest';

import { aTillOrder } from '../../../testing/connections/a-till-order.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { iiko } from './iiko.ts';
import { iikoSessions } from './iiko-session.ts';

const ORGANIZATION = '7bc05553-4b68-44e8-b7bc-37be63c6d9e9';
const DELIVERY = '0d000000-0000-4000-8000-000000000009';
type Sent = { path: string; body: Record<string, unknown>; authorization: string | null };
type Answer = { status?: number; body: unknown };

/** A till that signs in by itself; the given answers are those of the other calls. */
function aTill(answers: Answer[], change: object = {}) {
  const sent: Sent[] = [];
  const access = {
    baseUrl: () => 'https://till.test',
    fetch: (async (input, init) => {
      const { pathname: path } = new URL(String(input));
      const authorization = new Headers(init?.headers).get('authorization');
      sent.push({ path, body: JSON.parse(String(init?.body)), authorization });
      if (path.endsWith('/access_token')) return Response.json({ token: `token-${sent.length}` });
      const { status = 200, body } = answers.shift() ?? { body: {} };
      return Response.json(body, { status });
    }) satisfies typeof fetch,
  };
  const account = {
    iikoApiLogin: 'login',
    iikoOrganizationId: ORGANIZATION,
    appId: null,
    clientSecret: null,
    deliveryProductId: DELIVERY,
    ...change,
  };
  return { till: iiko(account, iikoSessions(access)), sent };
}

const info = (change: object) => ({
  id: aTillOrder().ref,
  creationStatus: 'InProgress',
  errorInfo: null,
  order: null,
  ...change,
});

test('B49 an order has our id, so’m, the terminal’s time, and the type of each union', async () => {
  const { till, sent } = aTill([{ body: { orderInfo: info({}) } }]);
  const order = aTillOrder({ tillPaymentId: '09b20000-0000-4000-8000-000000000001', isPaid: true });
  expect(await till.push(order)).toMatchObject({ tillOrderId: order.ref, state: 'SENT' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/1/access_token', '/api/1/deliveries/create']);
  expect(sent[1]?.body['order']).toMatchObject({
    id: order.ref,
    phone: '+998901234567',
    orderServiceType: 'DeliveryByCourier',
    completeBefore: '2026-12-01 13:30:00.000',
    customer: { type: 'one-time' },
    deliveryPoint: { address: { type: 'legacy' } },
    items: [
      { type: 'Product', productId: '345', amount: 2, price: 35_000 },
      { type: 'Product', productId: DELIVERY, amount: 1, price: 15_000 },
    ],
    payments: [{ paymentTypeKind: 'External', sum: 85_000, isProcessedExternally: true }],
  });
});

test('B49 without a product for it the price of a delivery is in the comment', async () => {
  const { till, sent } = aTill([{ body: { orderInfo: info({}) } }], { deliveryProductId: null });
  await till.push(aTillOrder());
  expect(JSON.stringify(sent[1]?.body)).toContain('Yetkazib berish: 15000');
});

test.each([
  { status: 400, body: { error: 'DuplicatedOrderId', errorDescription: 'There is one' } },
  {
    body: {
      orderInfo: info({ creationStatus: 'Error', errorInfo: { code: 'DuplicatedOrderId', message: '' } }),
    },
  },
])('B49 a repeat that is refused as a duplicate is the order itself: %j', async (duplicate) => {
  const known = info({ creationStatus: 'Success', order: { status: 'WaitCooking', number: 17 } });
  const { till } = aTill([duplicate, { body: { orders: [known] } }]);
  expect(await till.push(aTillOrder())).toMatchObject({ state: 'TAKEN', number: '17', status: 'ACCEPTED' });
});

test.each([
  [{ creationStatus: 'Error', errorInfo: { code: 'ProductNotFound', message: 'No dish' } }, 'REFUSED', null],
  [{ creationStatus: 'Success', order: { status: 'Unconfirmed', number: 1 } }, 'SENT', null],
  [{ creationStatus: 'Success', order: { status: 'CookingStarted', number: 1 } }, 'TAKEN', 'COOKING'],
  [{ creationStatus: 'Success', order: { status: 'Cancelled', number: 1 } }, 'REFUSED', null],
  [{ creationStatus: 'Success', order: { status: 'Newer', number: 1 } }, 'SENT', null],
] as const)('B49 the till’s %j is %s', async (change, state, status) => {
  const { till } = aTill([{ body: { orders: [info(change)] } }]);
  expect(await till.read({ tillOrderId: aTillOrder().ref, tillBranchId: 'b' })).toMatchObject({
    state,
    status,
  });
});

test('B49 a token is kept, renewed once on 401, and a key without rights creates nothing', async () => {
  const orders = { body: { orders: [] } };
  const { till, sent } = aTill([
    orders,
    { status: 401, body: {} },
    orders,
    { status: 403, body: { error: null } },
  ]);
  await till.find(aTillOrder());
  await till.find(aTillOrder());
  expect(sent.filter(({ path }) => path.endsWith('/access_token'))).toHaveLength(2);
  const error: unknown = await till.push(aTillOrder()).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ServiceFailed', mayBeDone: false });
});

test('B49 an application signs in by the newer call', async () => {
  const change = { appId: ORGANIZATION, clientSecret: 'secret' };
  const { till, sent } = aTill([{ body: { orders: [] } }], change);
  await till.find(aTillOrder());
  expect(sent[0]).toMatchObject({
    path: '/api/v2/access_token',
    body: { apiKey: 'login', clientSecret: 'secret' },
  });
});

test.each([
  [{ status: 400, body: { error: 'InvalidPhone', errorDescription: 'Phone' } }, ServiceRefused, null],
  [{ status: 400, body: { error: 'TerminalGroupDisabled' } }, ServiceFailed, false],
  [{ status: 408, body: {} }, ServiceFailed, true],
  [{ status: 500, body: {} }, ServiceFailed, true],
  [{ body: { correlationId: 'x' } }, ServiceFailed, true],
] as const)('B49 the answer %j is not an order', async (answer, kind, mayBeDone) => {
  const { till } = aTill([answer]);
  const error: unknown = await till.push(aTillOrder()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  if (error instanceof ServiceFailed) expect(error.mayBeDone).toBe(mayBeDone);
});

test('B49 a dish is stopped at a terminal group with a balance of 0 or less', async () => {
  const items = [
    {
      terminalGroupId: 'group-1',
      items: [
        { productId: 'a', balance: 0 },
        { productId: 'b', balance: 3 },
      ],
    },
    { terminalGroupId: 'group-2', items: [{ productId: 'c', balance: '-1' }] },
  ];
  const { till } = aTill([{ body: { terminalGroupStopLists: [{ organizationId: ORGANIZATION, items }] } }]);
  expect(await till.readStops('group-1')).toEqual([{ tillProductId: 'a' }]);
});
