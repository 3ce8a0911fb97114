import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';

import type { StaffPerson } from '../back-office/back-office-scene.ts';
import { key, settings } from '../order-bodies.ts';
import type { Person } from '../scene.ts';

const name = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const ids = ['branch-1', 'branch-2'];
/** A brand with two branches of two tables each, open in the evening. */
export const bookedBrand = () => ({
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

// The clock shows noon of 13 May in Tashkent, 07:00 UTC.
/** A moment of a day of May. */
export const at = (day: number, time = '14:00') => `2026-05-${day}T${time}:00.000Z`;
type Made = Sent<typeof endpoints.makeReservation, 'body'>;
/** Writes down a booking, or guests who walk in. */
export const byHand = (who: StaffPerson, change: Partial<Made> = {}) =>
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
/** A guest books a table. */
export const booked = async (guest: Person, day: number, tableId = 't01', branchId = 'branch-1') =>
  unwrap(
    await guest.api(endpoints.bookTable, {
      body: { branchId, tableId, chairs: 2, time: at(day) },
      idempotencyKey: key(),
    }),
  );
type Status = Sent<typeof endpoints.moveReservation, 'body'>['to'];
/** Moves a booking on. */
export const move = (
  who: StaffPerson,
  id: string,
  [from, to]: [Status, Status],
  reason: string | null = null,
) => who.api(endpoints.moveReservation, { params: { id }, body: { from, to, reason } });
/** Gives a booking another table, or several, for an evening. */
export const toTable = (
  who: StaffPerson,
  ...[id, tableId, day, moreTableIds = []]: [id: string, tableId: string, day: number, more?: string[]]
) =>
  who.api(endpoints.moveReservationTable, {
    params: { id },
    body: { tableId, moreTableIds, time: at(day), until: at(day, '16:00') },
  });
/** The book of the first branch. */
export const book = async (date: string, who: StaffPerson) =>
  unwrap(await who.api(endpoints.readTableBook, { query: { branch: 'branch-1', date } }));
