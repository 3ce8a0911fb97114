import { endpoints, unwrap } from '@dasturxon/core/api';
import { boardAlerts, permissionsOf, SEEN_KEPT_MS } from '@dasturxon/core/staff';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let first: StaffPerson;
let second: StaffPerson;
let id: string;
beforeEach(async () => {
  const [here, there] = [aBranch({ isMain: true }), aBranch({ id: 'branch-2' })];
  const open = { workHours: everyDay({ open: '00:00', close: '00:00' }), tariff: null, slotCapacity: null };
  osh = await aRunningApi({
    brand: {
      branches: [
        { ...here, ...open },
        { ...there, ...open },
      ],
    },
  });
  first = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  second = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  const guest = await osh.person();
  ({ id } = unwrap(await place(guest, pickUp())));
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, idempotencyKey: key() }));
});

const board = async (who: StaffPerson) => unwrap(await who.api(endpoints.readBoard));
const alertsOf = async (who: StaffPerson) =>
  boardAlerts(await board(who), { permissions: permissionsOf('OPERATOR'), now: osh.clock.now });
const acknowledge = (who: StaffPerson, causes: readonly string[]) =>
  who.api(endpoints.acknowledgeAlerts, { body: { causes: [...causes] } });

test('BO-415 one acknowledgement holds for everyone at the branch, names the first person and is logged once', async () => {
  const [alert] = await alertsOf(first);
  expect(alert).toMatchObject({ kind: 'CANCELED', branchId: 'branch-1' });
  unwrap(await acknowledge(first, alert!.causes));
  osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
  unwrap(await acknowledge(second, alert!.causes));
  const at = new Date(osh.clock.now.getTime() - 60_000).toISOString();
  const seen = [{ cause: alert!.causes[0], branchId: 'branch-1', by: 'OPERATOR', at }];
  expect((await board(second)).seenAlerts).toEqual(seen);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'alert.seen' } }));
  expect(log).toMatchObject([{ subject: 'order', subjectId: id, after: { alert: 'CANCELED' } }]);
  osh.clock.now = new Date(osh.clock.now.getTime() + SEEN_KEPT_MS);
  expect((await board(await staffPerson(osh, { role: 'MANAGER' }))).seenAlerts).toEqual([]);
});

test('BO-415 what is no alert, one of another branch, and one of another role cannot be acknowledged', async () => {
  const [alert] = await alertsOf(first);
  const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  const waiter = await staffPerson(osh, { role: 'WAITER' });
  for (const who of [elsewhere, cook, waiter]) unwrap(await acknowledge(who, alert!.causes));
  unwrap(
    await acknowledge(first, ['TILL:nothing:x', 'CANCELED', '', `CANCELED:${id}:later`].filter(Boolean)),
  );
  expect((await board(first)).seenAlerts).toEqual([]);
  unwrap(await acknowledge(first, alert!.causes));
  expect((await board(elsewhere)).seenAlerts).toEqual([]);
});

test('BO-415 T07 another brand neither acknowledges nor sees it', async () => {
  const burger = await aRunningApi();
  const outsider = await staffPerson(burger, { role: 'OPERATOR' });
  const [alert] = await alertsOf(first);
  unwrap(await acknowledge(outsider, alert!.causes));
  expect((await board(first)).seenAlerts).toEqual([]);
  unwrap(await acknowledge(first, alert!.causes));
  expect((await board(outsider)).seenAlerts).toEqual([]);
});
