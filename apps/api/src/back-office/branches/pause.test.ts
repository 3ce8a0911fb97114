import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
const branches = ['branch-1', 'branch-2'].map((id) => ({
  ...aBranch({ id, workHours: everyDay({ open: '09:00', close: '23:00' }) }),
  tariff: null,
  slotCapacity: null,
}));
beforeEach(async () => {
  osh = await aRunningApi({ brand: { settings: settings(), branches } });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

type Term = '15' | '30' | '60' | 'END_OF_DAY';
const pause = (who: StaffPerson, term: Term, idempotencyKey = key()) =>
  who.api(endpoints.pauseBranch, {
    params: { id: 'branch-1' },
    body: { term, reason: 'Gaz yoʻq' },
    idempotencyKey,
  });
const resume = (who: StaffPerson) => who.api(endpoints.resumeBranch, { params: { id: 'branch-1' } });
const minutesOn = (minutes: number) => new Date(osh.clock.now.getTime() + minutes * 60_000).toISOString();
const stateSeenBy = async (who: StaffPerson) =>
  unwrap(await who.api(endpoints.readStaffSession)).branches.find(({ id }) => id === 'branch-1');
const pausedForGuests = async () =>
  unwrap(await guest.api(endpoints.listBranches)).find(({ id }) => id === 'branch-1')?.pausedUntil;

test('BO-20 a paused branch takes no order, and takes orders again by itself', async () => {
  const until = minutesOn(15);
  const paused = { id: 'branch-1', pausedUntil: until, pausedBy: 'OPERATOR', pauseReason: 'Gaz yoʻq' };
  expect(unwrap(await pause(operator, '15'))).toMatchObject(paused);
  expect(await pausedForGuests()).toBe(until);
  expect((await place(guest, pickUp())).error?.code).toBe('branch.closed');
  const other = await staffPerson(osh, { role: 'MANAGER' });
  expect(await stateSeenBy(other)).toMatchObject(paused);
  later(osh, 15 * 60);
  expect(await stateSeenBy(other)).toMatchObject({ pausedUntil: null, pausedBy: null, pauseReason: null });
  expect((await place(guest, pickUp())).error).toBeNull();
});

test('BO-20 another person resumes the branch at once', async () => {
  unwrap(await pause(operator, 'END_OF_DAY'));
  const other = await staffPerson(osh, { role: 'MANAGER' });
  expect(unwrap(await resume(other))).toMatchObject({ pausedUntil: null, pausedBy: null });
  expect(await pausedForGuests()).toBeNull();
  expect((await place(guest, pickUp())).error).toBeNull();
});

test('BO-20 until the end of the day is until the business day ends', async () => {
  const { pausedUntil } = unwrap(await pause(operator, 'END_OF_DAY'));
  expect(pausedUntil).toMatch(/T00:00:00\.000Z$/);
});

test('BO-06 a pause and its end are lines of the audit log; a repeated key and a second resume add none', async () => {
  const idempotencyKey = key();
  const first = unwrap(await pause(operator, '30', idempotencyKey));
  later(osh, 60);
  expect(unwrap(await pause(operator, '30', idempotencyKey))).toEqual(first);
  unwrap(await resume(operator));
  unwrap(await resume(operator));
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: 'branch-1' } }));
  const { pausedUntil } = first;
  expect(log).toMatchObject([
    { action: 'branch.resume', before: { pausedUntil }, after: { pausedUntil: null } },
    { action: 'branch.pause', before: { pausedUntil: null }, after: { pausedUntil, pausedBy: 'OPERATOR' } },
  ]);
});

test('BO-04 a branch out of scope, or of another brand, is not found; a cook pauses nothing', async () => {
  const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
  expect((await pause(elsewhere, '15')).error?.code).toBe('branch.notFound');
  expect((await resume(elsewhere)).error?.code).toBe('branch.notFound');
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  expect((await pause(cook, '15')).error?.code).toBe('forbidden');
  expect((await resume(cook)).error?.code).toBe('forbidden');
  const call = { params: { id: 'branch-of-another' }, body: { term: '15', reason: null } as const };
  const { error } = await operator.api(endpoints.pauseBranch, { ...call, idempotencyKey: key() });
  expect(error?.code).toBe('branch.notFound');
  expect(await pausedForGuests()).toBeNull();
});

test('BO-20 an open board receives the pause of another person', async () => {
  const response = await operator.request('/admin/v1/board/events');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader.read()).value ?? '';
  };
  await until('"isComplete":true');
  unwrap(await pause(await staffPerson(osh, { role: 'MANAGER' }), '15'));
  await until('"pausedBy":"MANAGER"');
  await reader.cancel();
});
