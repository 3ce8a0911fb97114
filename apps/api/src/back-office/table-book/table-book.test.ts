import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
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

describe('BO-514 the book of a day', () => {
  test('has the tables and the bookings of a business day, and the requests of any day that wait', async () => {
    const { id } = await booked(guest, 20);
    const night = unwrap(
      await byHand(operator, { tableId: 't02', time: at(20, '19:30'), until: at(20, '21:00') }),
    );
    const day = await book('2026-05-20', operator);
    expect(day.halls).toMatchObject([
      { id: 'hall-0', tables: [{ id: 't01', chairs: 4, x: null }, { id: 't02' }] },
    ]);
    // Half past midnight of the next calendar day is of this evening.
    expect(day.reservations.map((one) => one.id)).toEqual([id, night.id]);
    expect((await book('2026-05-21', operator)).reservations).toEqual([]);
    expect((await book('2026-05-13', operator)).waiting.map((one) => one.id)).toContain(id);
  });

  test('T04 only operators, managers and owners of the branch read it and change it', async () => {
    const { id } = await booked(guest, 21);
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
    const other = await aRunningApi({ brand: bookedBrand() });
    const theirs = await staffPerson(other, { role: 'ADMIN' });
    const { id } = await booked(guest, 22);
    expect((await move(theirs, id, ['CREATED', 'CONFIRMED'])).error?.code).toBe('reservation.notFound');
    expect((await toTable(theirs, id, 't01', 22)).error?.code).toBe('reservation.notFound');
    const { reservations, waiting } = await book('2026-05-22', theirs);
    expect([reservations, waiting]).toEqual([[], []]);
  });

  test('the phone is masked; opening it is written to the audit log', async () => {
    const { id } = unwrap(await byHand(operator, { time: at(23), until: at(23, '15:00') }));
    const [one] = (await book('2026-05-23', operator)).reservations;
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
    const { id } = await booked(guest, 24);
    expect(unwrap(await move(operator, id, ['CREATED', 'CONFIRMED'])).status).toBe('CONFIRMED');
    expect(await inbox()).toContain('Your table is booked. See you soon!');
    const declined = unwrap(await move(operator, id, ['CONFIRMED', 'CANCELED'], 'Banket boʻladi'));
    expect(declined).toMatchObject({ status: 'CANCELED', reason: 'Banket boʻladi' });
    expect((await inbox()).some((text) => text?.endsWith('Reason: Banket boʻladi'))).toBe(true);
    const own = unwrap(await guest.api(endpoints.listReservations)).find((one) => one.id === id);
    expect(own).toMatchObject({ status: 'CANCELED', reason: 'Banket boʻladi' });
  });

  test('a repeat changes nothing; a step that another person has taken meanwhile is refused', async () => {
    const { id } = await booked(guest, 25);
    unwrap(await move(operator, id, ['CREATED', 'CONFIRMED']));
    unwrap(await move(operator, id, ['CREATED', 'CONFIRMED']));
    const late = await move(operator, id, ['CREATED', 'CANCELED']);
    expect(late.error).toMatchObject({ status: 409, code: 'illegal_transition' });
    expect((await move(operator, id, ['CONFIRMED', 'NO_SHOW'])).error?.code).toBe('illegal_transition');
    expect((await move(operator, id, ['CONFIRMED', 'DONE'])).error?.code).toBe('illegal_transition');
  });

  test('seated, ended, and the table is free again; who does not come frees it too', async () => {
    const scene = await aRunningApi({ brand: bookedBrand() });
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
    const scene = await aRunningApi({ brand: bookedBrand() });
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
