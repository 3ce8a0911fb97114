import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
beforeEach(async () => {
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branches = [{ ...aBranch({ id: 'branch-1', workHours }), tariff: null, slotCapacity: null }];
  osh = await aRunningApi({ brand: { settings: settings(), branches } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const setCapacity = (orders: number | null) =>
  operator.api(endpoints.setCapacity, {
    params: { id: 'branch-1' },
    body: { orders },
    idempotencyKey: key(),
  });
const offered = async () =>
  unwrap(
    await osh.as(null)(endpoints.listSlots, { query: { branchId: 'branch-1', serviceType: 'PICK_UP' } }),
  );
const orderFor = async (who: Person, { day, time }: { day: string; time: string }) =>
  who.api(endpoints.placeOrderAtTime, {
    body: pickUp({ later: true, day, time }),
    idempotencyKey: key(),
  });

test('BO-153 a slot of tonight takes as many orders as staff allow; one placed before counts', async () => {
  const [today] = await offered();
  const slot = { day: today!.day, time: today!.times.at(-1)! };
  unwrap(await orderFor(await osh.person(), slot));
  expect(unwrap(await setCapacity(2)).tonight).toMatchObject({ orders: 2 });
  expect((await offered())[0]?.times).toContain(slot.time);
  unwrap(await orderFor(await osh.person(), slot));
  expect((await offered())[0]?.times).not.toContain(slot.time);
  expect((await orderFor(await osh.person(), slot)).error?.code).toBe('slot.unavailable');
  expect(unwrap(await setCapacity(null)).tonight).toBeNull();
  expect((await orderFor(await osh.person(), slot)).error).toBeNull();
});

test('BO-153 a cancelled order gives its slot back', async () => {
  const [today] = await offered();
  const slot = { day: today!.day, time: today!.times.at(-1)! };
  unwrap(await setCapacity(1));
  const guest = await osh.person();
  const { id } = unwrap(await orderFor(guest, slot));
  expect((await orderFor(await osh.person(), slot)).error?.code).toBe('slot.unavailable');
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
  expect((await offered())[0]?.times).toContain(slot.time);
  expect((await orderFor(await osh.person(), slot)).error).toBeNull();
});

test('BO-153 with no orders per slot tonight has no slots, and tomorrow has all', async () => {
  const before = await offered();
  unwrap(await setCapacity(0));
  const after = await offered();
  expect(after[0]?.day).toBe(before[1]?.day);
  const slot = { day: before[0]!.day, time: before[0]!.times[0]! };
  expect((await orderFor(await osh.person(), slot)).error?.code).toBe('slot.unavailable');
});

test('BO-153 BO-06 the audit log has the number before and after; taking back nothing writes no line', async () => {
  unwrap(await setCapacity(null));
  unwrap(await setCapacity(4));
  unwrap(await setCapacity(null));
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: 'branch-1' } }));
  expect(log).toMatchObject([
    { action: 'branch.capacity', before: { slotCapacity: 4 }, after: { slotCapacity: null } },
    { action: 'branch.capacity', before: { slotCapacity: null }, after: { slotCapacity: 4 } },
  ]);
});

test('BO-153 BO-45 open pages learn of the capacity of tonight, and of its end', async () => {
  const version = async () => unwrap(await osh.as(null)(endpoints.readSaleVersion)).version;
  expect(await version()).toBe('1');
  unwrap(await setCapacity(3));
  const three = await version();
  later(osh, 5);
  unwrap(await setCapacity(2));
  expect(new Set(['1', three, await version()]).size).toBe(3);
  later(osh, 24 * 3600);
  expect(await version()).toBe('1');
});
