import { endpoints, unwrap } from '@dasturxon/core/api';
import type { CourierStatus } from '@dasturxon/core/courier';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { staffBranches } from '../db/schema/staff.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: Person;
let courier: Person;
let orderId: string;
const id = () => ({ params: { id: orderId } });

beforeEach(async () => {
  osh ??= await aRunningApi();
  guest = await osh.person();
  operator = await osh.person({ role: 'OPERATOR' });
  courier = await osh.person({ role: 'COURIER' });
  orderId = unwrap(await place(guest, delivery())).id;
});

async function ready() {
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
}
const assign = (body: object, who = operator) =>
  who.api(endpoints.assignCourier, { ...id(), body: body as { provider: 'OWN' } });
const own = () => assign({ provider: 'OWN', courierId: courier.userId });
const report = (status: CourierStatus, who = courier) =>
  who.api(endpoints.setCourierStatus, { ...id(), body: { status } });
const seen = (who = guest) => who.api(endpoints.getCourier, { params: { id: courier.userId } });

describe('an own courier', () => {
  test('D17 gets a ready order, picks it up and delivers it', async () => {
    await ready();
    expect(unwrap(await own())).toMatchObject({
      status: 'ATTACHED',
      courierId: courier.userId,
      courierStatus: 'PERFORMER_FOUND',
    });
    expect(unwrap(await report('PERFORMER_PICKUPED'))).toMatchObject({ status: 'ON_WAY' });
    expect(unwrap(await report('PERFORMER_DELIVERED_FINISH'))).toMatchObject({ status: 'DELIVERED' });
    expect((await report('PERFORMER_RETURNING')).error).toMatchObject({ status: 404 });
  });

  test('API-25 ENT-41 sends the position of their own phone, and only during a delivery', async () => {
    await ready();
    unwrap(await own());
    const body = { latitude: 41.3, longitude: 69.25 };
    await courier.api(endpoints.sendCourierPosition, { body });
    expect(unwrap(await seen())).toMatchObject({ ...body, firstName: 'Aziza' });
    expect((await operator.api(endpoints.sendCourierPosition, { body })).error).toMatchObject({
      status: 403,
    });
    expect((await guest.api(endpoints.sendCourierPosition, { body })).error).toMatchObject({ status: 403 });
    expect((await seen(await osh.person())).error).toMatchObject({ status: 404 });
  });

  test('D17 a second call of a courier changes nothing', async () => {
    await ready();
    unwrap(await own());
    expect(unwrap(await assign({ provider: 'CUSTOM', phone: '+998901112233' }))).toMatchObject({
      courierId: courier.userId,
      deliveryType: 'OWN',
    });
  });

  test('T23 an order is given to no courier of another branch and to none who no longer works', async () => {
    await ready();
    const inTenant = osh.deps.db.inTenant;
    await osh.deps.db.asPlatform((tx) =>
      tx.execute(`insert into branches (merchant_id, id, city_id, latitude, longitude, data)
        select merchant_id, 'branch-far', city_id, latitude, longitude, data from branches
        where merchant_id = '${osh.merchantId}' and id = 'branch-1'`),
    );
    await inTenant(osh.merchantId, (tx) =>
      tx
        .insert(staffBranches)
        .values({ merchantId: osh.merchantId, userId: courier.userId, branchId: 'branch-far' }),
    );
    expect((await own()).error).toMatchObject({ code: 'notFound', status: 404 });
    await inTenant(osh.merchantId, async (tx) => {
      await tx.delete(staffBranches).where(eq(staffBranches.userId, courier.userId));
      await tx.update(users).set({ isActive: false }).where(eq(users.id, courier.userId));
    });
    expect((await own()).error).toMatchObject({ code: 'notFound', status: 404 });
    await inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ isActive: true }).where(eq(users.id, courier.userId)),
    );
    expect(unwrap(await own())).toMatchObject({ courierId: courier.userId });
  });

  test('T23 a courier updates only their own order; a cook and a guest update no courier status', async () => {
    await ready();
    unwrap(await own());
    const outsiders = [await osh.person({ role: 'COURIER' }), await osh.person({ role: 'KITCHEN' }), guest];
    for (const who of outsiders) {
      expect((await report('PERFORMER_PICKUPED', who)).error).toMatchObject({ status: 403 });
      expect((await assign({ provider: 'OWN', courierId: courier.userId }, who)).error?.status).toBe(403);
    }
  });

  test('D17 only a courier of this merchant can be assigned', async () => {
    await ready();
    for (const courierId of [guest.userId, 'unknown', null])
      expect((await assign({ provider: 'OWN', courierId })).error).toMatchObject({ status: 404 });
  });
});

test('D17 ENUM-16 a courier of another company has a name and a number', async () => {
  await ready();
  const assignment = { provider: 'CUSTOM', firstName: 'Sardor', phone: '90 111 22 33' };
  const { courierId } = unwrap(await assign(assignment));
  const shown = unwrap(await guest.api(endpoints.getCourier, { params: { id: courierId! } }));
  expect(shown).toMatchObject({ firstName: 'Sardor', phone: '998901112233', latitude: null });
  expect(unwrap(await report('PERFORMER_PICKUPED', operator))).toMatchObject({ status: 'ON_WAY' });
  expect((await assign({ provider: 'CUSTOM', phone: 'none' })).error).toBeNull();
});

test.each([[{ provider: 'CUSTOM', phone: '12' }, 'phone.invalid']])(
  'VAL-01 %j is %s',
  async (assignment, code) => {
    await ready();
    expect((await assign(assignment)).error).toMatchObject({ code });
  },
);

test('D27 no courier is assigned before acceptance or to a pick-up order', async () => {
  expect((await own()).error).toMatchObject({ code: 'illegal_transition' });
  orderId = unwrap(await place(guest, pickUp())).id;
  expect((await own()).error).toMatchObject({ code: 'serviceType.unavailable' });
});

test('D19 a finished order releases its courier', async () => {
  await ready();
  unwrap(await own());
  for (const to of ['ON_WAY', 'DELIVERED'] as const)
    unwrap(await courier.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
  expect((await report('PERFORMER_ARRIVED')).error).toMatchObject({ status: 404 });
});
