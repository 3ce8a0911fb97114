import { endpoints, unwrap } from '@dasturxon/core/api';
import { expectedReady } from '@dasturxon/core/order';
import { aBranch, aProduct, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
beforeEach(async () => {
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branches = [{ ...aBranch({ id: 'branch-1', workHours }), tariff: null, slotCapacity: null }];
  const products = [
    aProduct({ timeCookingMax: 20, productBranch: [{ branch: { id: 'branch-1', isActive: true } }] }),
  ];
  osh = await aRunningApi({ brand: { settings: settings(), branches, products } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const makeBusy = (who = operator, idempotencyKey = key()) =>
  who.api(endpoints.setBusy, {
    params: { id: 'branch-1' },
    body: { minutes: 15, term: '60' },
    idempotencyKey,
  });
const end = (who = operator) => who.api(endpoints.endBusy, { params: { id: 'branch-1' } });
/** Minutes from now until an order that is placed now is expected to be ready. */
async function promised(): Promise<number> {
  const order = unwrap(await place(await osh.person(), pickUp()));
  return (expectedReady(order)!.getTime() - osh.clock.now.getTime()) / 60_000;
}
const firstSlot = async () => {
  const query = { branchId: 'branch-1', serviceType: 'PICK_UP' } as const;
  return unwrap(await osh.as(null)(endpoints.listSlots, { query }))[0]?.times[0];
};

test('BO-48 promised times and slots grow by 15 minutes for an hour and return by themselves', async () => {
  const [usual, slot] = [await promised(), await firstSlot()];
  const until = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
  expect(unwrap(await makeBusy()).busy).toEqual({ minutes: 15, until });
  expect(await promised()).toBe(usual + 15);
  const grown = await firstSlot();
  const minutes = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  expect(minutes(grown) - minutes(slot)).toBe(15);
  const guest = unwrap(await osh.as(null)(endpoints.listBranches))[0];
  expect(guest?.busy).toEqual({ minutes: 15, until });
  later(osh, 3600);
  expect(await promised()).toBe(usual);
  expect(unwrap(await operator.api(endpoints.readStaffSession)).branches[0]?.busy).toBeNull();
});

test('BO-48 a time that a busy branch cannot keep is refused', async () => {
  const day = osh.clock.now.toISOString().slice(0, 10);
  const slot = (await firstSlot())!;
  unwrap(await makeBusy());
  const order = pickUp({ later: true, day, time: slot });
  const guest = await osh.person();
  const { error } = await guest.api(endpoints.placeOrderAtTime, { body: order, idempotencyKey: key() });
  expect(error?.code).toBe('slot.tooSoon');
});

test('BO-48 BO-06 it ends at once by hand; each change is one line of the audit log', async () => {
  const idempotencyKey = key();
  unwrap(await makeBusy(operator, idempotencyKey));
  unwrap(await makeBusy(operator, idempotencyKey));
  expect(unwrap(await end()).busy).toBeNull();
  unwrap(await end());
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: 'branch-1' } }));
  expect(log).toMatchObject([
    { action: 'branch.endBusy', before: { minutes: 15 }, after: { minutes: 0 } },
    { action: 'branch.busy', before: { minutes: 0 }, after: { minutes: 15 } },
  ]);
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  expect((await makeBusy(cook)).error?.code).toBe('forbidden');
});
