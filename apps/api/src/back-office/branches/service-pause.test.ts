import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { delivery, key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
beforeEach(async () => {
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branches = [{ ...aBranch({ id: 'branch-1', workHours }), tariff: null, slotCapacity: null }];
  osh = await aRunningApi({ brand: { settings: settings(), branches } });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const pause = (who: StaffPerson, term: '15' | '60' | null, idempotencyKey = key()) =>
  who.api(endpoints.pauseService, {
    params: { id: 'branch-1' },
    body: { service: 'DELIVERY', term },
    idempotencyKey,
  });
const saleVersion = async () => unwrap(await guest.api(endpoints.readSaleVersion)).version;

test('BO-152 a branch with paused delivery takes pick-up orders, and deliveries again by itself', async () => {
  const until = new Date(osh.clock.now.getTime() + 15 * 60_000).toISOString();
  const pauses = [{ service: 'DELIVERY', until }];
  expect(unwrap(await pause(operator, '15')).pausedServices).toEqual(pauses);
  expect((await place(guest, delivery({ totalPrice: 90_000 }))).error?.code).toBe('branch.closed');
  expect((await place(guest, pickUp())).error).toBeNull();
  expect(unwrap(await guest.api(endpoints.listBranches))[0]?.pausedServices).toEqual(pauses);
  later(osh, 15 * 60);
  expect((await place(guest, delivery({ totalPrice: 90_000 }))).error).toBeNull();
  expect(unwrap(await operator.api(endpoints.readStaffSession)).branches[0]?.pausedServices).toEqual([]);
});

test('BO-152 BO-45 open pages learn of the pause and of its end', async () => {
  const open = await saleVersion();
  unwrap(await pause(operator, '15'));
  later(osh, 5);
  const paused = await saleVersion();
  expect(paused).not.toBe(open);
  later(osh, 15 * 60);
  expect(await saleVersion()).toBe(open);
});

test('BO-152 BO-06 it ends by hand at once; a repeated key and a second end write no line of the audit log', async () => {
  const idempotencyKey = key();
  const { pausedServices } = unwrap(await pause(operator, '60', idempotencyKey));
  later(osh, 60);
  expect(unwrap(await pause(operator, '60', idempotencyKey)).pausedServices).toEqual(pausedServices);
  expect(unwrap(await pause(operator, null)).pausedServices).toEqual([]);
  unwrap(await pause(operator, null));
  expect((await place(guest, delivery({ totalPrice: 90_000 }))).error).toBeNull();
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: 'branch-1' } }));
  const pausedUntil = pausedServices[0]!.until;
  expect(log).toMatchObject([
    { action: 'branch.resumeService', before: { pausedUntil }, after: { pausedUntil: null } },
    {
      action: 'branch.pauseService',
      before: { pausedUntil: null },
      after: { service: 'DELIVERY', pausedUntil },
    },
  ]);
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  expect((await pause(cook, '15')).error?.code).toBe('forbidden');
});
