import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
let courier: Person;
let orderId: string;
const change = (columns: Partial<typeof orders.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(orders)
      .set(columns)
      .where(and(eq(orders.merchantId, osh.merchantId), eq(orders.id, orderId))),
  );
beforeAll(async () => {
  osh = await aRunningApi();
  [guest, courier] = [await osh.person(), await osh.person({ role: 'COURIER' })];
  orderId = unwrap(await place(guest, delivery())).id!;
  await change({ courierId: courier.userId, data: { courierStatus: 'PERFORMER_FOUND' }, status: 'ON_WAY' });
});

const read = (who: Person, id: string) => who.api(endpoints.getCourier, { params: { id } });

describe('the courier of an order', () => {
  test('API-25 ENT-41 id, status, first name, phone and place, and nothing else', async () => {
    const seen = unwrap(await read(guest, courier.userId));
    expect(seen).toMatchObject({ id: courier.userId, status: 'PERFORMER_FOUND', firstName: 'Aziza' });
    expect(Object.keys(seen).sort()).toEqual(['firstName', 'id', 'latitude', 'longitude', 'phone', 'status']);
  });

  test('T04 API-25 the courier of an unknown order, or of another customer’s, is 404', async () => {
    const other = await osh.person();
    for (const [who, id] of [
      [other, courier.userId],
      [guest, guest.userId],
      [guest, 'unknown'],
    ] as const)
      expect((await read(who, id)).error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test('API-25 IMP-18 a delivered order no longer shows its courier', async () => {
    await change({ status: 'DELIVERED' });
    expect((await read(guest, courier.userId)).error?.status).toBe(404);
  });
});
