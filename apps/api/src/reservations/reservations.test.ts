import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

type Booking = Sent<typeof endpoints.bookTable, 'body'>;

const name = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const table = (id: string, chairs: number) => ({ id, hallId: 'hall-1', name: id, chairs });
const halls = [
  { id: 'hall-1', branchId: 'branch-1', name, price: 0, tables: [table('t2', 2), table('t4', 4)] },
];
const branches = [
  {
    ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  },
];

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { halls, branches, settings: settings({ bookingActive: true }) } });
  guest = await osh.person();
});

// The clock shows noon of 13 May in Tashkent.
const evening = (day: number, hour = 14) => `2026-05-${day}T${hour}:00:00.000Z`;
const book = (who: Person, change: Partial<Booking> = {}) =>
  who.api(endpoints.bookTable, {
    body: { branchId: 'branch-1', chairs: 2, time: evening(14), ...change },
    idempotencyKey: crypto.randomUUID(),
  });

describe('SCR-13 booking a table', () => {
  test('ENT-46 the smallest table that is free and large enough is taken', async () => {
    const first = unwrap(await book(guest, { comment: 'deraza yonida' }));
    expect(first).toMatchObject({
      place: { id: 't2' },
      chairs: 2,
      status: 'CREATED',
      comment: 'deraza yonida',
    });
    expect(first.until).toBe(evening(14, 16));
    expect(unwrap(await book(guest))).toMatchObject({ place: { id: 't4' } });
    expect((await book(guest)).error).toMatchObject({ code: 'reservation.taken', status: 409 });
    expect(unwrap(await guest.api(endpoints.listReservations))).toHaveLength(2);
  });

  test('D81 of fifty simultaneous bookings of one table one succeeds', async () => {
    const bookings = Array.from({ length: 50 }, () =>
      book(guest, { tableId: 't4', chairs: 4, time: evening(15) }),
    );
    const outcomes = await Promise.all(bookings);
    expect(outcomes.filter((one) => !one.error)).toHaveLength(1);
    expect(new Set(outcomes.flatMap((one) => one.error?.code ?? []))).toEqual(new Set(['reservation.taken']));
  });

  test('D81 a booking may begin when another ends, and not a quarter of an hour before', async () => {
    const four = { tableId: 't4', chairs: 4 };
    unwrap(await book(guest, { ...four, time: evening(16) }));
    const before = await book(guest, { ...four, time: '2026-05-16T15:45:00.000Z' });
    expect(before.error?.code).toBe('reservation.taken');
    expect((await book(guest, { ...four, time: evening(16, 16) })).error).toBeNull();
  });

  test('a cancelled booking frees its table', async () => {
    const four = { tableId: 't4', chairs: 4, time: evening(17) };
    const { id } = unwrap(await book(guest, four));
    expect(unwrap(await guest.api(endpoints.cancelReservation, { params: { id } })).status).toBe('CANCELED');
    expect((await book(guest, four)).error).toBeNull();
  });

  test.each<[string, Partial<Booking>, string]>([
    ['yesterday', { time: evening(12) }, 'slot.past'],
    ['in two months', { time: '2026-07-20T14:00:00.000Z' }, 'slot.tooFar'],
    ['at night', { time: evening(14, 20) }, 'slot.outsideHours'],
    ['for a day', { until: evening(15) }, 'request.invalid'],
    ['before it begins', { until: evening(13) }, 'request.invalid'],
    ['at an unknown branch', { branchId: 'ghost' }, 'branch.notFound'],
    ['at an unknown table', { tableId: 'ghost' }, 'reservation.notFound'],
    ['for five at a table for four', { tableId: 't4', chairs: 5 }, 'reservation.notFound'],
  ])('refuses one %s', async (_, change, code) => {
    expect((await book(guest, change)).error?.code).toBe(code);
  });

  test('SET-10 where booking is switched off nothing can be booked', async () => {
    const scene = await aRunningApi({
      brand: { halls, branches, settings: settings({ bookingActive: false }) },
    });
    expect((await book(await scene.person())).error?.code).toBe('serviceType.unavailable');
  });

  test('T04 staff confirm, customers do not; another guest’s booking is 404', async () => {
    const [other, operator] = [await osh.person(), await osh.person({ role: 'OPERATOR' })];
    const { id } = unwrap(await book(guest, { time: evening(18) }));
    expect((await guest.api(endpoints.confirmReservation, { params: { id } })).error?.code).toBe('forbidden');
    expect((await other.api(endpoints.cancelReservation, { params: { id } })).error?.code).toBe(
      'reservation.notFound',
    );
    expect(unwrap(await operator.api(endpoints.confirmReservation, { params: { id } })).status).toBe(
      'CONFIRMED',
    );
  });

  test('staff give up a booking for a guest; one that is over stays as it was', async () => {
    const [waiter, operator] = [await osh.person({ role: 'WAITER' }), await osh.person({ role: 'OPERATOR' })];
    const { id } = unwrap(await book(guest, { time: evening(19) }));
    const cancel = { params: { id } };
    expect((await waiter.api(endpoints.cancelReservation, cancel)).error?.status).toBe(404);
    expect(unwrap(await operator.api(endpoints.cancelReservation, cancel)).status).toBe('CANCELED');
    expect(unwrap(await operator.api(endpoints.cancelReservation, cancel)).status).toBe('CANCELED');
    const confirm = await operator.api(endpoints.confirmReservation, cancel);
    expect(confirm.error).toMatchObject({ status: 409, code: 'illegal_transition' });

    const early = await aRunningApi({
      brand: { halls, branches, settings: settings({ bookingActive: true }) },
    });
    const other = await early.person();
    const past = unwrap(await book(other, { time: evening(13) }));
    early.clock.now = new Date(evening(13, 17));
    const late = await other.api(endpoints.cancelReservation, { params: { id: past.id } });
    expect(late.error).toMatchObject({ status: 409, code: 'illegal_transition' });
  });

  test.each(['KITCHEN', 'COURIER', 'WAITER'] as const)(
    'D83 %s can neither confirm nor cancel a reservation',
    async (role) => {
      const { api } = await osh.person({ role });
      const { id } = unwrap(await book(guest, { time: evening(23), tableId: 't2' }));
      const params = { id };
      expect((await api(endpoints.confirmReservation, { params })).error?.code).toBe('forbidden');
      expect((await api(endpoints.cancelReservation, { params })).error?.code).toBe('reservation.notFound');
      unwrap(await guest.api(endpoints.cancelReservation, { params }));
    },
  );

  test('T04 staff of another brand find nothing', async () => {
    const burger = await aRunningApi();
    const outsider = await burger.person({ role: 'ADMIN' });
    const { id } = unwrap(await book(guest, { time: evening(20) }));
    for (const call of [endpoints.confirmReservation, endpoints.cancelReservation])
      expect((await outsider.api(call, { params: { id } })).error?.status).toBe(404);
  });

  test('D81 of twenty guests who order at one table at the same moment one gets it', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => osh.person()));
    const four = { tableId: 't4', chairs: 4, time: evening(21) };
    const outcomes = await Promise.all(guests.map((one) => book(one, four)));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(1);
    const { rows } = await osh.deps.db.executeSql(
      `select count(*)::int as n from reservations where merchant_id = '${osh.merchantId}' and time = '${evening(21)}'`,
    );
    expect(rows[0]?.['n']).toBe(1);
  });

  test('D46 the same booking sent twice is one', async () => {
    const body = { branchId: 'branch-1', chairs: 2, time: evening(22) };
    const idempotencyKey = crypto.randomUUID();
    const [a, b] = [
      unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey })),
      unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey })),
    ];
    expect(b).toEqual(a);
  });

  test('a guest holds at most twenty future bookings', async () => {
    const greedy = await osh.person();
    const two = (day: number, hour: number) => book(greedy, { tableId: 't2', time: evening(day, hour) });
    for (let n = 0; n < 20; n += 1) unwrap(await two(24 + (n % 7), [10, 12, 14][Math.floor(n / 7)]!));
    expect((await two(31, 10)).error).toMatchObject({ status: 429, code: 'request.rateLimited' });
  });

  test('not by simultaneous bookings either', async () => {
    const greedy = await osh.person();
    const hours = [10, 12, 14, 16];
    const wanted = Array.from({ length: 28 }, (_, n) => evening(24 + (n % 7), hours[Math.floor(n / 7)]));
    const booked = await Promise.all(wanted.map((time) => book(greedy, { tableId: 't4', chairs: 3, time })));
    expect(booked.filter(({ error }) => error === null).length).toBeLessThanOrEqual(20);
    expect(booked.some(({ error }) => error?.code === 'request.rateLimited')).toBe(true);
  });

  test('T26 a deleted account leaves no booking and no comment', async () => {
    const leaving = await osh.person();
    const four = { tableId: 't4', chairs: 4, time: evening(23) };
    unwrap(await book(leaving, { ...four, comment: 'CANARYCOMMENT' }));
    expect((await leaving.api(endpoints.deleteAccount)).error).toBeNull();
    expect((await book(guest, four)).error).toBeNull();
    const { rows } = await osh.deps.db.executeSql('select data from reservations');
    expect(JSON.stringify(rows)).not.toContain('CANARYCOMMENT');
  });
});
