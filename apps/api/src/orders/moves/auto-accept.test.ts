import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { outbox } from '../../db/schema/merchants.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, here, key, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { autoAccept } from './auto-accept.ts';

const BRANCH = 'branch-1';
let osh: Scene;
let guest: Person;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({
    brand: { settings: settings(), products: [aProduct({ id: 'product-1', productBranch: here })] },
  });
  guest = await osh.person();
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const setTo = async (setting: object, who = manager) =>
  who.api(endpoints.saveAutoAccept, {
    params: { id: BRANCH },
    body: { isOn: true, maxTotal: null, maxCooking: 8, ...setting },
    idempotencyKey: key(),
  });
const order = async (who = guest) => unwrap(await place(who, delivery())).id;
const inTenant: Scene['deps']['db']['inTenant'] = (id, work) => osh.deps.db.inTenant(id, work);
const jobsOf = async (orderId: string) =>
  (await inTenant(osh.merchantId, (tx) => tx.select().from(outbox))).filter(
    ({ queue, payload }) => queue === 'order.auto-accept' && payload['orderId'] === orderId,
  );
const work = (orderId: string) => autoAccept(osh.deps, osh.merchantId, { orderId });
const statusOf = async (id: string) =>
  unwrap(await manager.api(endpoints.readBoard)).orders.find((one) => one.id === id)!;
const accepts = (orderId: string) =>
  inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.toStatus, 'ACCEPTED'))),
  );
/** The guest has received an order before. */
async function becomesKnown(who = guest): Promise<void> {
  const id = await order(who);
  await inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'CLOSED' }).where(eq(orders.id, id)),
  );
}

test('BO-68 a branch that accepts by itself accepts a known guest’s order once, with a line of history without a person', async () => {
  await becomesKnown();
  unwrap(await setTo({}));
  const id = await order();
  expect(await jobsOf(id)).toHaveLength(1);
  await work(id);
  await work(id);
  expect(await accepts(id)).toMatchObject([{ actorId: null, event: 'CHANGE_STATUS' }]);
  expect(await statusOf(id)).toMatchObject({ status: 'ACCEPTED', lastMove: { by: null } });
});

test('BO-68 a branch that does not leaves no job, and the order of a new guest waits for a person', async () => {
  expect(await jobsOf(await order())).toEqual([]);
  unwrap(await setTo({}));
  const id = await order(await osh.person());
  await work(id);
  expect((await statusOf(id)).status).toBe('CREATED');
});

test('BO-68 a paused branch, a late one and one at its limit leave the order to a person', async () => {
  await becomesKnown();
  unwrap(await setTo({ maxCooking: 3 }));
  const [paused, taken, second, third, fourth] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  unwrap(
    await manager.api(endpoints.pauseBranch, {
      params: { id: BRANCH },
      body: { term: '15' },
      idempotencyKey: key(),
    }),
  );
  await work(paused);
  expect((await statusOf(paused)).status).toBe('CREATED');
  unwrap(await manager.api(endpoints.resumeBranch, { params: { id: BRANCH } }));
  for (const id of [taken, second, third, fourth]) await work(id);
  expect((await statusOf(third)).status).toBe('ACCEPTED');
  expect((await statusOf(fourth)).status).toBe('CREATED');

  unwrap(await setTo({ maxCooking: 20 }));
  const hoursAgo = new Date(osh.deps.now().getTime() - 5 * 3_600_000);
  await inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ createdAt: hoursAgo, acceptedTime: hoursAgo }).where(eq(orders.id, taken)),
  );
  await work(fourth);
  expect((await statusOf(fourth)).status).toBe('CREATED');
});

test('BO-68 a dish that was stopped since, and an order above the limit, wait for a person', async () => {
  await becomesKnown();
  unwrap(await setTo({ maxTotal: 1_000 }));
  const dear = await order();
  await work(dear);
  expect((await statusOf(dear)).status).toBe('CREATED');

  unwrap(await setTo({}));
  const body = { term: '1H' as const, branchId: BRANCH };
  unwrap(
    await manager.api(endpoints.stopProduct, { params: { id: 'product-1' }, body, idempotencyKey: key() }),
  );
  await work(dear);
  expect((await statusOf(dear)).status).toBe('CREATED');
});

test('BO-68 a manager changes the setting, and the audit log has both; an operator may not', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  expect((await setTo({}, operator)).error?.status).toBe(403);
  expect((await setTo({ maxCooking: 4 })).error?.code).toBe('request.invalid');
  const saved = unwrap(await setTo({ maxTotal: 200_000 }));
  expect(saved.autoAccept).toEqual({ isOn: true, maxTotal: 200_000, maxCooking: 8 });
  const lines = await inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, 'branch.autoAccept')),
  );
  expect(lines).toMatchObject([{ before: { isOn: false }, after: { isOn: true, maxTotal: 200_000 } }]);
});
