import { endpoints, unwrap } from '@dasturxon/core/api';
import { withSpansOn } from '@dasturxon/core/branch';
import type { FieldItem, FieldValue } from '@dasturxon/core/drafts';
import { nextOpening } from '@dasturxon/core/time';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  branchPatch,
  publishBranches,
  publishedBranch,
  saveBranches,
  undoBranches,
} from '../../testing/back-office/branch-editor.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const shown = async () =>
  unwrap(await osh.as(null)(endpoints.listBranches)).find(({ id }) => id === 'branch-1')!;
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(osh.clock.now);

describe('BO-220 the draft of the branches', () => {
  test('BO-220 guests see changed details and hours after the publication, and the state before after an undo', async () => {
    const before = await publishedBranch(manager);
    const week = [
      { open: '10:00', close: '14:00' },
      { open: '18:00', close: '02:00' },
    ];
    // What the editor changes are rows of values.
    const rows = before['workHours'] as Parameters<typeof withSpansOn>[0] & FieldItem[];
    const workHours = withSpansOn(rows, { service: 'PICK_UP', weekday: 'MONDAY' }, week) as FieldItem[];
    const patches = [
      branchPatch('workHours', workHours),
      branchPatch('address', 'Amir Temur 1'),
      branchPatch('settings.dineinEnabled', false),
    ];
    unwrap(await saveBranches(manager, patches));
    expect((await shown()).address).not.toBe('Amir Temur 1');
    expect(unwrap(await publishBranches(manager, 1))).toMatchObject({ version: 2, changes: 3 });
    await vi.waitFor(async () => expect((await shown()).address).toBe('Amir Temur 1'));
    expect(await shown()).toMatchObject({ settings: { dineinEnabled: false } });
    expect((await shown()).workHours.filter(({ weekName }) => weekName === 'MONDAY')).toMatchObject(week);
    const undo = { version: 2, expectedVersion: 2, skipChanged: false };
    unwrap(await manager.api(endpoints.undoBranchesVersion, { body: undo, idempotencyKey: key() }));
    expect(await publishedBranch(manager)).toEqual(before);
  });

  test('B4 BO-222 on a special day off no order is taken, and guests read when it opens', async () => {
    const off = { date: today(), type: 'ALL', open: null, close: null, isDayOff: true };
    unwrap(await saveBranches(manager, [branchPatch('specialHours', [off])]));
    unwrap(await publishBranches(manager, 1));
    const guest = await osh.person();
    const answer = await place(guest, pickUp({ branch: { id: 'branch-1' } }));
    expect(answer.error).not.toBeNull();
    const branch = await shown();
    const next = nextOpening({
      branch,
      serviceType: 'PICK_UP',
      now: osh.clock.now,
      zone: 'Asia/Tashkent',
    });
    expect(next!.getTime()).toBeGreaterThan(osh.clock.now.getTime());
  });

  test('BO-476 after the last order none is taken for now or a later time; an undo takes it again', async () => {
    const day = { type: 'PICK_UP', open: '09:00', close: '13:00', isDayOff: false };
    const workHours = [
      { ...day, weekName: 'WEDNESDAY' },
      { ...day, weekName: 'THURSDAY' },
    ];
    const publish = async (field: string, value: FieldValue) => {
      const { revision: base } = unwrap(await manager.api(endpoints.readBranchesDraft));
      const { revision } = unwrap(await saveBranches(manager, [branchPatch(field, value, base)]));
      return unwrap(await publishBranches(manager, revision)).version!;
    };
    await publish('workHours', workHours);
    const guest = await osh.person();
    const body = { branch: { id: 'branch-1' } };
    const ordered = async () => (await place(guest, pickUp(body))).error?.code ?? null;
    const thursday = async (time: string) => {
      const later = pickUp({ ...body, later: true, day: '2026-05-14', time });
      const answer = await guest.api(endpoints.placeOrderAtTime, { body: later, idempotencyKey: key() });
      return answer.error?.code ?? null;
    };
    const isOpen = async () => {
      const query = { branchId: 'branch-1', type: 'PICK_UP' as const };
      return unwrap(await osh.as(null)(endpoints.readOpening, { query })).isOpen;
    };
    // It is Wednesday, 12:00.
    await publish('lastOrderMinutes', 45);
    expect([await ordered(), await thursday('12:00'), await isOpen()]).toEqual([null, null, true]);
    const version = await publish('lastOrderMinutes', 60);
    await vi.waitFor(async () => expect((await shown()).lastOrderMinutes).toBe(60));
    expect([await ordered(), await isOpen()]).toEqual(['branch.closed', false]);
    expect([await thursday('11:45'), await thursday('12:00')]).toEqual([null, 'slot.outsideHours']);
    unwrap(await undoBranches(manager, version, version));
    await vi.waitFor(async () => expect((await shown()).lastOrderMinutes).toBe(45));
    expect(await ordered()).toBeNull();
  });

  test('BO-483 guests see the photos of a branch in their order, each once', async () => {
    const photos = ['/media/b.webp', '/media/a.webp', '/media/b.webp'];
    const { revision } = unwrap(await saveBranches(manager, [branchPatch('photos', photos)]));
    expect((await shown()).photos).toEqual([]);
    unwrap(await publishBranches(manager, revision));
    await vi.waitFor(async () => expect((await shown()).photos).toEqual(['/media/b.webp', '/media/a.webp']));
  });

  test.each([
    [Array.from({ length: 7 }, (_, at) => `/media/${at}.webp`)],
    [['javascript:alert(1)']],
    [['http://else.example/a.webp']],
  ])('BO-483 photos %j are not saved', async (photos) => {
    expect((await saveBranches(manager, [branchPatch('photos', photos)])).error?.code).toBe(
      'request.invalid',
    );
  });

  test.each([-1, 181, 7.5, 'soon'])('BO-476 %s minutes before closing are not saved', async (minutes) => {
    const answer = await saveBranches(manager, [branchPatch('lastOrderMinutes', minutes)]);
    expect(answer.error?.code).toBe('request.invalid');
  });

  test.each([
    [
      'spans that run into each other',
      [
        ['09:00', '15:00'],
        ['14:00', '22:00'],
      ],
    ],
    ['a time that is no time', [['09:00', '25:00']]],
  ])('BO-221 %s are not saved', async (_, spans) => {
    const rows = spans.map(([open, close]) => ({
      type: 'PICK_UP',
      weekName: 'MONDAY',
      open: open!,
      close: close!,
      isDayOff: false,
    }));
    expect((await saveBranches(manager, [branchPatch('workHours', rows)])).error?.status).toBe(400);
  });

  test('BO-03 an operator does not read the draft; an unknown branch is not there', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await operator.api(endpoints.readBranchesDraft)).error?.code).toBe('forbidden');
    const unknown = { ...branchPatch('isActive', false), id: 'none' };
    expect((await saveBranches(manager, [unknown])).error?.code).toBe('branch.notFound');
  });
});
