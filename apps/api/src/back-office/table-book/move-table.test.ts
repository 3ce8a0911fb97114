import { endpoints, unwrap } from '@dasturxon/core/api';
import { tablesTaken } from '@dasturxon/core/staff';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { reservationSlots } from '../../db/schema/content.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { saveBranches, undoBranches } from '../../testing/back-office/branch-editor.ts';
import { placePatches, publishPlaces } from '../../testing/back-office/place-editor.ts';
import {
  at,
  book,
  booked,
  bookedBrand,
  byHand,
  move,
  toTable,
} from '../../testing/customers/table-book-scene.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: bookedBrand() });
  operator = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  guest = await osh.person();
});

describe('BO-516 another table, and overbooking', () => {
  test('a booking moves to a free table, and its guest is notified; a taken one is refused and nothing changes', async () => {
    const [one, other] = [await booked(guest, 26), await booked(guest, 26, 't02')];
    expect((await toTable(operator, one.id, 't02', 26)).error).toMatchObject({
      status: 409,
      code: 'reservation.taken',
    });
    expect((await toTable(operator, one.id, 't11', 26)).error?.code).toBe('table.notFound');
    unwrap(await move(operator, other.id, ['CREATED', 'CANCELED']));
    expect(unwrap(await toTable(operator, one.id, 't02', 26)).tableId).toBe('t02');
    expect((await booked(guest, 26)).place?.id).toBe('t01');
    const inbox = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
    expect(inbox.map(({ text }) => text?.eng)).toContain('Your booking has changed. Table: 02.');
  });

  test('of twenty walk-ins and moves to one table at once one succeeds', async () => {
    const at27 = { time: at(27), until: at(27, '16:00') };
    const mine = unwrap(await byHand(operator, { ...at27, tableId: 't02' }));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => byHand(operator, at27)),
      toTable(operator, mine.id, 't01', 27),
    ]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('BO-525 after any bookings, moves and ends, whatever is put together, no two open bookings of a table need the same quarter of an hour', async () => {
    const scene = await aRunningApi({ brand: bookedBrand() });
    const who = await staffPerson(scene, { role: 'MANAGER' });
    const clock = (quarter: number) =>
      new Date(Date.parse(at(14, '05:00')) + quarter * 900_000).toISOString();
    const step = fc.record({
      kind: fc.constantFrom('make', 'make', 'move', 'end'),
      table: fc.constantFrom('t01', 't02'),
      isTogether: fc.boolean(),
      from: fc.nat(12),
      lasts: fc.integer({ min: 1, max: 6 }),
      pick: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        for (const { kind, table, isTogether, from, lasts, pick } of steps) {
          const moreTableIds = isTogether ? [table === 't01' ? 't02' : 't01'] : [];
          const span = { tableId: table, moreTableIds, time: clock(from), until: clock(from + lasts) };
          const open = (await book('2026-05-14', who)).reservations.filter(
            ({ status }) => status === 'CONFIRMED',
          );
          const one = open[pick % Math.max(1, open.length)];
          if (kind === 'make' || !one) await byHand(who, span);
          else if (kind === 'end') await move(who, one.id, ['CONFIRMED', 'CANCELED']);
          else await who.api(endpoints.moveReservationTable, { params: { id: one.id }, body: span });
        }
        const open = (await book('2026-05-14', who)).reservations.filter(
          ({ status }) => status === 'CONFIRMED',
        );
        const needed = open.flatMap(({ time, until, ...seats }) => {
          const count = (Date.parse(until) - Date.parse(time)) / 900_000;
          return tablesTaken(seats).flatMap((id) =>
            Array.from({ length: count }, (_, n) => `${id} ${Date.parse(time) + n * 900_000}`),
          );
        });
        expect(new Set(needed).size).toBe(needed.length);
        const rows = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
          tx.select().from(reservationSlots),
        );
        expect(rows.map(({ tableId, slot }) => `${tableId} ${slot.getTime()}`).toSorted()).toEqual(
          needed.toSorted(),
        );
      }),
      { numRuns: 12 },
    );
  });
});

describe('BO-525 several tables of one booking', () => {
  test('a booking gets tables of one hall together, each of them is taken, and they are taken apart again', async () => {
    const one = await booked(guest, 20);
    const together = unwrap(await toTable(operator, one.id, 't01', 20, ['t02']));
    expect(together).toMatchObject({ tableId: 't01', moreTableIds: ['t02'] });
    const span = { time: at(20), until: at(20, '15:00') };
    expect((await byHand(operator, { ...span, tableId: 't02' })).error?.code).toBe('reservation.taken');
    const mine = unwrap(await guest.api(endpoints.listReservations)).find(({ id }) => id === one.id);
    expect(mine?.place).toMatchObject({ id: 't01', name: '01, 02', chairs: 8 });
    expect(unwrap(await toTable(operator, one.id, 't01', 20)).moreTableIds).toEqual([]);
    expect((await byHand(operator, { ...span, tableId: 't02' })).error).toBeNull();
    // Now the second one is taken: all or nothing.
    expect((await toTable(operator, one.id, 't01', 20, ['t02'])).error?.code).toBe('reservation.taken');
    const kept = (await book('2026-05-20', operator)).reservations.find(({ id }) => id === one.id);
    expect(kept).toMatchObject({ tableId: 't01', moreTableIds: [] });
    expect((await byHand(operator, { ...span, tableId: 't01' })).error?.code).toBe('reservation.taken');
  });

  test('tables of another hall, of another branch, and a table twice are refused', async () => {
    const one = await booked(guest, 21);
    for (const wrong of [['t11'], ['t01'], ['ghost']])
      expect((await toTable(operator, one.id, 't01', 21, wrong)).error?.code).toBe('table.notFound');
    expect((await toTable(operator, one.id, 't01', 21, ['t02', 't02'])).error?.code).toBe('request.invalid');
  });

  test('guests without a booking sit at several tables, which are free once they have left', async () => {
    const seats = { tableId: 't01', moreTableIds: ['t02'], chairs: 8 };
    const made = { ...seats, time: null, until: null, isSeated: true };
    const one = unwrap(await byHand(operator, made));
    expect((await byHand(operator, { ...made, tableId: 't02', moreTableIds: [] })).error?.code).toBe(
      'reservation.taken',
    );
    osh.clock.now = new Date(osh.clock.now.getTime() + 20 * 60_000);
    unwrap(await move(operator, one.id, ['SEATED', 'DONE']));
    osh.clock.now = new Date(osh.clock.now.getTime() + 20 * 60_000);
    expect((await byHand(operator, { ...made, tableId: 't02', moreTableIds: [] })).error).toBeNull();
  });
});

test('BO-518 the places of tables are published with the branches, are in the book, and an undo takes them back', async () => {
  const scene = await aRunningApi({ brand: bookedBrand() });
  const manager = await staffPerson(scene, { role: 'MANAGER' });
  const placeOf = async () => (await book('2026-05-14', manager)).halls[0]!.tables[0];
  const patches = placePatches({ entity: 'table', id: 't01' }, { x: 12, y: 80 });
  const { version } = unwrap(await publishPlaces(manager, patches));
  expect(await placeOf()).toMatchObject({ id: 't01', x: 12, y: 80 });
  unwrap(await undoBranches(manager, version!, version!));
  expect(await placeOf()).toMatchObject({ x: null, y: null });
  const outside = await saveBranches(manager, placePatches({ entity: 'table', id: 't01' }, { x: 101 }));
  expect(outside.error?.code).toBe('request.invalid');
});
