import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { delivery, pickUp, place, settings, type Body } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const name = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const tables = [{ id: 't1', hallId: 'hall-1', name: 't1', chairs: 4 }];
const atTable: Body = {
  serviceType: 'DINE_IN',
  branch: { id: 'branch-1' },
  tableId: 't1',
  cartItems: [{ productId: 'product-1', count: 2 }],
  totalPrice: 90_000,
};

let osh: Scene;
let guest: Person;
let brought: string;
let pickedUp: string;
let eatenHere: string;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      halls: [{ id: 'hall-1', branchId: 'branch-1', name, price: 0, tables }],
      settings: settings({ dineInActive: true }),
    },
  });
  guest = await osh.person();
  const placed = async (body: Body, who = guest) => unwrap(await place(who, body)).id;
  [brought, pickedUp, eatenHere] = [
    await placed(delivery()),
    await placed(pickUp()),
    await placed(atTable, await osh.person()),
  ];
});

/** What each way of reading an order answers. */
async function statuses(who: Person, id: string) {
  const [order, repeated, payment] = await Promise.all([
    who.api(endpoints.getOrder, { params: { id } }),
    who.api(endpoints.repeatOrder, { params: { id } }),
    who.api(endpoints.getPayment, { params: { orderId: id } }),
  ]);
  const headers = { authorization: `Bearer ${who.token}` };
  const events = await osh.request(`/orders/v1/orders/${id}/events/WITH_TOKEN`, { headers });
  await events.body?.cancel();
  return [order, repeated, payment].map(({ error }) => error?.status ?? 200).concat(events.status);
}
const [ALL, NONE] = [
  [200, 200, 200, 200],
  [404, 404, 404, 404],
];

describe('D83 D10 T04 orders that the staff may read', () => {
  test('D10 a waiter reads dine-in orders only', async () => {
    const waiter = await osh.person({ role: 'WAITER' });
    expect(await statuses(waiter, eatenHere)).toEqual(ALL);
    expect(await statuses(waiter, brought)).toEqual(NONE);
    expect(await statuses(waiter, pickedUp)).toEqual(NONE);
  });

  test('D10 a waiter reads their own private orders of every service type', async () => {
    const waiter = await osh.person({ role: 'WAITER' });
    const { id } = unwrap(await place(waiter, pickUp()));
    expect(await statuses(waiter, id)).toEqual(ALL);
  });

  test('D83 a waiter moves no order and sets no courier status', async () => {
    const waiter = await osh.person({ role: 'WAITER' });
    for (const id of [eatenHere, brought]) {
      const moved = await waiter.api(endpoints.moveOrder, { params: { id }, body: { to: 'CREATED' } });
      expect(moved.error).toMatchObject({ status: 403, code: 'forbidden' });
    }
    const operator = await osh.person({ role: 'OPERATOR' });
    const { id } = unwrap(await place(guest, delivery()));
    for (const to of ['ACCEPTED', 'DONE'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to } }));
    const body = { provider: 'CUSTOM', firstName: 'Sardor', phone: '90 111 22 33' } as const;
    unwrap(await operator.api(endpoints.assignCourier, { params: { id }, body }));
    const answer = await waiter.api(endpoints.setCourierStatus, {
      params: { id },
      body: { status: 'PERFORMER_PICKUPED' },
    });
    expect(answer.error).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('T04 D83 a courier reads own orders alone', async () => {
    const [courier, other] = [await osh.person({ role: 'COURIER' }), await osh.person({ role: 'COURIER' })];
    const operator = await osh.person({ role: 'OPERATOR' });
    const { id } = unwrap(await place(guest, delivery()));
    expect(await statuses(courier, id)).toEqual(NONE);
    expect(await statuses(courier, pickedUp)).toEqual(NONE);
    for (const to of ['ACCEPTED', 'DONE'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to } }));
    const body = { provider: 'OWN', courierId: courier.userId } as const;
    unwrap(await operator.api(endpoints.assignCourier, { params: { id }, body }));
    expect(await statuses(courier, id)).toEqual(ALL);
    expect(await statuses(other, id)).toEqual(NONE);
  });

  test('D83 setting the current status shows the order only to roles that may read it', async () => {
    const courier = await osh.person({ role: 'COURIER' });
    const again = { params: { id: pickedUp }, body: { to: 'CREATED' as const } };
    expect((await courier.api(endpoints.moveOrder, again)).error).toMatchObject({
      status: 409,
      code: 'illegal_transition',
    });
  });

  test.each(['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'] as const)('D83 %s reads all', async (role) => {
    const who = await osh.person({ role });
    for (const id of [brought, pickedUp, eatenHere]) expect(await statuses(who, id)).toEqual(ALL);
  });

  test.each(['CLIENT', 'SUPER_ADMIN'] as const)('D10 %s reads no order of another', async (role) => {
    const who = await osh.person({ role });
    for (const id of [brought, pickedUp, eatenHere]) expect(await statuses(who, id)).toEqual(NONE);
  });
});
