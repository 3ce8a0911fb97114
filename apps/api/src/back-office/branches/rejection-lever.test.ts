import { endpoints, unwrap } from '@dasturxon/core/api';
import type { RejectionLever } from '@dasturxon/core/staff';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

async function reject(who: StaffPerson, reason: string, lever: RejectionLever | null) {
  const { id } = unwrap(await place(await osh.person(), delivery()));
  const { orders } = unwrap(await who.api(endpoints.readBoard));
  const { version } = orders.find((order) => order.id === id)!;
  const body = { to: 'CANCELED', reason, lever, expectedVersion: version } as const;
  return who.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() });
}
const branch = async () => unwrap(await operator.api(endpoints.readStaffSession)).branches[0]!;
const minutesOn = (minutes: number) => new Date(osh.clock.now.getTime() + minutes * 60_000).toISOString();

test('BO-154 a rejection as too busy makes the branch busy for an hour, or pauses it for half an hour', async () => {
  expect(unwrap(await reject(operator, 'TOO_BUSY', 'BUSY')).status).toBe('CANCELED');
  expect((await branch()).busy).toEqual({ minutes: 15, until: minutesOn(60) });
  unwrap(await reject(operator, 'TOO_BUSY', 'PAUSE'));
  expect(await branch()).toMatchObject({ pausedUntil: minutesOn(30), pausedBy: 'OPERATOR' });
});

test('BO-154 a rejection without a courier pauses deliveries; pick-up goes on', async () => {
  unwrap(await reject(operator, 'NO_COURIER', 'NO_DELIVERY'));
  expect((await branch()).pausedServices).toEqual([{ service: 'DELIVERY', until: minutesOn(30) }]);
  const guest = await osh.person();
  expect((await place(guest, delivery())).error?.code).toBe('branch.closed');
  expect((await place(guest, pickUp())).error).toBeNull();
});

test('BO-154 BO-06 a rejection as closing pauses until the day ends; the log has the rejection and the pause', async () => {
  unwrap(await reject(operator, 'CLOSING', 'CLOSE'));
  expect((await branch()).pausedUntil).toMatch(/T00:00:00\.000Z$/);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: {} }));
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['order.CANCELED', 'branch.pause']));
});

test('BO-154 a lever of another reason is refused and nothing happens; without one the branch goes on', async () => {
  const { error } = await reject(operator, 'TOO_FAR', 'PAUSE');
  expect(error).toMatchObject({ code: 'request.invalid' });
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  expect(orders.map(({ status }) => status)).toEqual(['CREATED']);
  unwrap(await reject(operator, 'TOO_BUSY', null));
  expect(await branch()).toMatchObject({ pausedUntil: null, busy: null });
});
