import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { reservationSlots } from '../../db/schema/content.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const name = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const ids = ['branch-1', 'branch-2'];
const brand = () => ({
  branches: ids.map((id) => ({
    ...aBranch({ id, workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  })),
  halls: ids.map((branchId, at) => ({
    id: `hall-${at}`,
    branchId,
    name,
    price: 0,
    tables: [1, 2].map((number) => ({
      id: `t${at}${number}`,
      hallId: `hall-${at}`,
      name: `${at}${number}`,
      chairs: 4,
    })),
  })),
  settings: settings({ bookingActive: true }),
});

let osh: Scene;
let operator: StaffPerson;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: brand() });
  operator = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  guest = await osh.person();
});

// The clock shows noon of 13 May in Tashkent, 07:00 UTC.
const at = (day: number, time = '14:00') => `2026-05-${day}T${time}:00.000Z`;
type Made = Sent<typeof endpoints.makeReservation, 'body'>;
const byHand = (who: StaffPerson, change: Partial<Made> = {}) =>
  who.api(endpoints.makeReservation, {
    body: {
      branchId: 'branch-1',
      tableId: 't01',
      chairs: 2,
      time: at(14),
      until: at(14, '16:00'),
      name: 'Dilnoza',
      phone: '+998901234567',
      comment: null,
      isSeated: false,
      ...change,
    },
    idempotencyKey: key(),
  });
const booked = async (day: number, tableId = 't01', branchId = 'branch-1') =>
  unwrap(
    await guest.api(endpoints.bookTable, {
      body: { branchId, tableId, chairs: 2, time: at(day) },
      idempotencyKey: key(),
    }),
  );
type Status = Sent<typeof endpoints.moveReservation, 'body'>['to'];
const move = (who: StaffPerson, id: string, [from, to]: [Status, Status], reason: string | null = null) =>
  who.api(endpoints.moveReservation, { params: { id }, body: { from, to, reason } });
const toTable = (who: StaffPerson, id: string, tableId: string, day: number) =>
  who.api(endpoints.moveReservationTable, {
    params: { id },
    body: { tableId, time: at(day), until: at(day, '16:00') },
  });
const book = async (date: string, who = operator) =>
  unwrap(await who.api(endpoints.readTableBook, { query: { branch: 'branch-1', date } }));

describe('BO-514 the book of a day', () => {
  test('has the tables and the bookings of a business day, and the requests of any day that wait', async () => {
    const { id } = await booked(20);
    const night = unwrap(
      await byHand(operator, { tableId: 't02', time: at(20, '19:30'), until: at(20, '21:00') }),
    );
    const day = await book('2026-05-20');
    expect(day.halls).toMatchObject([
      { id: 'hall-0', tables: [{ id: 't01', chairs: 4, x: null }, { id: 't02' }] },
    ]);
    // Half past midnight of the next calendar day is of this evening.
    expect(day.reservations.map((one) => one.id)).toEqual([id, night.id]);
    expect((await book('2026-05-21')).reservations).toEqual([]);
    expect((await book('2026-05-13')).waiting.map((one) => one.id)).toContain(id);
  });

  test('T04 only operators, managers and owners of the branch read it and change it', async () => {
    const { id } = await booked(21);
    for (const role of ['WAITER', 'KITCHEN', 'COURIER'] as const) {
      const other = await staffPerson(osh, { role });
      expect((await other.api(endpoints.readTableBook, { query: { branch: 'branch-1' } })).error?.code).toBe(
        'forbidden',
      );
      expect((await move(other, id, ['CREATED', 'CONFIRMED'])).error?.code).toBe('forbidden');
    }
    const elsewhere = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
    expect(
      (await elsewhere.api(endpoints.readTableBook, { query: { branch: 'branch-1' } })).error?.code,
    ).toBe('branch.notFound');
    expect((await move(elsewhere, id, ['CREATED', 'CONFIRMED'])).error?.code).toBe('reservation.notFound');
    expect((await toTable(elsewhere, id, 't11', 21)).error?.code).toBe('reservation.notFound');
    const contact = await elsewhere.api(endpoints.openReservationContact, { params: { id } });
    expect(contact.error?.code).toBe('reservation.notFound');
    expect((await byHand(elsewhere)).error?.code).toBe('branch.notFound');
  });

  test('T01 a booking of another brand is not there', async () => {
    const other = await aRunningApi({ brand: brand() });
    const theirs = await staffPerson(other, { role: 'ADMIN' });
    const { id } = await booked(22);
    expect((await move(theirs, id, ['CREATED', 'CONFIRMED'])).error?.code).toBe('reservation.notFound');
    expect((await toTable(theirs, id, 't01', 22)).error?.code).toBe('reservation.notFound');
    const { reservations, waiting } = await book('2026-05-22', theirs);
    expect([reservations, waiting]).toEqual([[], []]);
  });

  test('the phone is masked; opening it is written to the audit log', async () => {
    const { id } = unwrap(await byHand(operator, { time: at(23), until: at(23, '15:00') }));
    const [one] = (await book('2026-05-23')).reservations;
    expect(one).toMatchObject({ guest: 'Dilnoza', phone: '+998 90 *** ** 67', isByHand: true });
    const opened = unwrap(await operator.api(endpoints.openReservationContact, { params: { id } }));
    expect(opened.phone).toBe('+998901234567');
    const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
    );
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['reservation.contact', 'reservation.make']);
  });
});

describe('BO-513 what staff do about a booking', () => {
  const inbox = async () =>
    unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } })).map(
      ({ text }) => text?.eng,
    );

  test('each step is a notification for the guest, and the reason of a rejection is read', async () => {
    const { id } = await booked(24);
    expect(unwrap(await move(operator, id, ['CREATED', 'CONFIRMED'])).status).toBe('CONFIRMED');
    expect(await inbox()).toContain('Your table is booked. See you soon!');
    const declined = unwrap(await move(operator, id, ['CONFIRMED', 'CANCELED'], 'Banket boʻladi'));
    expect(declined).toMatchObject({ status: 'CANCELED', reason: 'Banket boʻladi' });
    expect((await inbox()).some((text) => text?.endsWith('Reason: Banket boʻladi'))).toBe(true);
    const own = unwrap(await guest.api(endpoints.listReservations)).find((one) => one.id === id);
    expect(own).toMatchObject({ status: 'CANCELED', reason: 'Banket boʻladi' });
  });

  test('a repeat changes nothing; a step that another person has taken meanwhile is refused', async () => {
    const { id } = await booked(25);
    unwrap(await move(operator, id, ['CREATED', 'CONFIRMED']));
    unwrap(await move(operator, id, ['CREATED', 'CONFIRMED']));
    const late = await move(operator, id, ['CREATED', 'CANCELED']);
    expect(late.error).toMatchObject({ status: 409, code: 'illegal_transition' });
    expect((await move(operator, id, ['CONFIRMED', 'NO_SHOW'])).error?.code).toBe('illegal_transition');
    expect((await move(operator, id, ['CONFIRMED', 'DONE'])).error?.code).toBe('illegal_transition');
  });

  test('seated, ended, and the table is free again; who does not come frees it too', async () => {
    const scene = await aRunningApi({ brand: brand() });
    const who = await staffPerson(scene, { role: 'MANAGER' });
    const walkIn = { time: null, until: at(13, '09:00'), isSeated: true };
    const { id } = unwrap(await byHand(who, walkIn));
    expect((await byHand(who, walkIn)).error?.code).toBe('reservation.taken');
    scene.clock.now = new Date(at(13, '07:20'));
    unwrap(await move(who, id, ['SEATED', 'DONE']));
    scene.clock.now = new Date(at(13, '07:31'));
    const next = unwrap(await byHand(who, { ...walkIn, isSeated: false }));
    unwrap(await move(who, next.id, ['CONFIRMED', 'NO_SHOW']));
    unwrap(await byHand(who, walkIn));
  });

  test('guests who come early take the table from now on, unless others sit there', async () => {
    const scene = await aRunningApi({ brand: brand() });
    const who = await staffPerson(scene, { role: 'MANAGER' });
    const soon = unwrap(await byHand(who, { time: at(13, '07:45'), until: at(13, '09:00') }));
    const others = unwrap(await byHand(who, { time: null, until: at(13, '07:45'), isSeated: true }));
    expect((await move(who, soon.id, ['CONFIRMED', 'SEATED'])).error?.code).toBe('reservation.taken');
    scene.clock.now = new Date(at(13, '07:14'));
    unwrap(await move(who, others.id, ['SEATED', 'DONE']));
    scene.clock.now = new Date(at(13, '07:16'));
    expect(unwrap(await move(who, soon.id, ['CONFIRMED', 'SEATED']))).toMatchObject({
      status: 'SEATED',
      time: at(13, '07:16'),
    });
  });
});

describe('BO-516 another table, and overbooking', () => {
  test('a booking moves to a free table, and its guest is notified; a taken one is refused and nothing changes', async () => {
    const [one, other] = [await booked(26), await booked(26, 't02')];
    expect((await toTable(operator, one.id, 't02', 26)).error).toMatchObject({
      status: 409,
      code: 'reservation.taken',
    });
    expect((await toTable(operator, one.id, 't11', 26)).error?.code).toBe('table.notFound');
    unwrap(await move(operator, other.id, ['CREATED', 'CANCELED']));
    expect(unwrap(await toTable(operator, one.id, 't02', 26)).tableId).toBe('t02');
    expect((await booked(26)).place?.id).toBe('t01');
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

  test('after any bookings, moves and ends, no two open bookings of a table need the same quarter of an hour', async () => {
    const scene = await aRunningApi({ brand: brand() });
    const who = await staffPerson(scene, { role: 'MANAGER' });
    const clock = (quarter: number) =>
      new Date(Date.parse(at(14, '05:00')) + quarter * 900_000).toISOString();
    const step = fc.record({
      kind: fc.constantFrom('make', 'make', 'move', 'end'),
      table: fc.constantFrom('t01', 't02'),
      from: fc.nat(12),
      lasts: fc.integer({ min: 1, max: 6 }),
      pick: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        for (const { kind, table, from, lasts, pick } of steps) {
          const span = { tableId: table, time: clock(from), until: clock(from + lasts) };
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
        const needed = open.flatMap(({ tableId, time, until }) => {
          const count = (Date.parse(until) - Date.parse(time)) / 900_000;
          return Array.from({ length: count }, (_, n) => `${tableId} ${Date.parse(time) + n * 900_000}`);
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
