import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { RESERVATION_STATUSES } from '../../content/reservation.schema.ts';
import { isOpenReservation, reservationMoves } from './reservation-moves.ts';
import { isSameTime, quartersOf } from './reservation-span.ts';
import { joinableTables, seatedAt, tableRows, tablesTaken } from './reservation-book.ts';

const NOW = new Date('2026-05-13T12:00:00.000Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const booked = (status: (typeof RESERVATION_STATUSES)[number], from: number, until: number) => ({
  status,
  time: after(from),
  until: after(until),
});
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 180 }))
  .map(([from, lasts]) => ({ from: after(from), until: after(from + lasts) }));

describe('BO-512 the quarters of an hour of a table', () => {
  test('any two bookings need it at the same time exactly if their quarters of an hour overlap', () => {
    const floor = (at: Date) => Math.floor(at.getTime() / 900_000);
    const ceil = (at: Date) => Math.ceil(at.getTime() / 900_000);
    fc.assert(
      fc.property(anySpan, anySpan, (one, other) => {
        const isOverlap = floor(one.from) < ceil(other.until) && floor(other.from) < ceil(one.until);
        expect(isSameTime(one, other)).toBe(isOverlap);
        expect(isSameTime(other, one)).toBe(isOverlap);
        if (one.from < other.until && other.from < one.until) expect(isSameTime(one, other)).toBe(true);
      }),
    );
  });

  test('any span is covered by its quarters without a gap', () => {
    fc.assert(
      fc.property(anySpan, (span) => {
        const quarters = quartersOf(span);
        expect(quarters[0]! <= span.from).toBe(true);
        expect(quarters.at(-1)!.getTime() + 900_000).toBeGreaterThanOrEqual(span.until.getTime());
        quarters.slice(1).forEach((quarter, at) => {
          expect(quarter.getTime() - quarters[at]!.getTime()).toBe(900_000);
        });
      }),
    );
  });
});

describe('BO-513 where a booking goes', () => {
  test.each<[string, ReturnType<typeof booked>, string[]]>([
    ['a new request', booked('CREATED', 120, 240), ['CONFIRMED', 'CANCELED']],
    ['a request soon', booked('CREATED', 30, 150), ['CONFIRMED', 'SEATED', 'CANCELED']],
    ['a confirmed one that has begun', booked('CONFIRMED', -10, 110), ['SEATED', 'NO_SHOW', 'CANCELED']],
    ['one that is over', booked('CONFIRMED', -180, -60), ['NO_SHOW']],
    ['seated guests', booked('SEATED', -180, -60), ['DONE']],
    ['one that is done', booked('DONE', -10, 110), []],
  ])('%s', (_, reservation, moves) => {
    expect(reservationMoves(reservation, NOW)).toEqual(moves);
  });

  test('from any state every walk ends, and an ended one needs no table', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RESERVATION_STATUSES),
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -300, max: 300 })), { minLength: 4, maxLength: 12 }),
        (first, steps) => {
          let status = first;
          for (const [pick, from] of steps) {
            const moves = reservationMoves(booked(status, from, from + 120), NOW);
            if (moves.length > 0) status = moves[pick % moves.length]!;
          }
          expect(reservationMoves(booked(status, 0, 60), NOW).length > 0).toBe(isOpenReservation({ status }));
        },
      ),
    );
  });
});

describe('BO-514 the book of a day', () => {
  const one = (
    id: string,
    tableId: string | null,
    from: number,
    until: number,
    status = 'CONFIRMED' as const,
  ) => ({
    id,
    tableId,
    moreTableIds: [] as string[],
    ...booked(status, from, until),
  });
  const tables = [{ id: 't1' }, { id: 't2' }];

  test('has a row for each table, and one for what has no table of the book', () => {
    const rows = tableRows(tables, [one('b', 't1', 60, 120), one('a', 't1', 0, 60), one('c', 'gone', 0, 60)]);
    expect(rows.map(({ table, reservations }) => [table?.id, reservations.map(({ id }) => id)])).toEqual([
      ['t1', ['a', 'b']],
      ['t2', []],
      [undefined, ['c']],
    ]);
  });

  test('BO-525 of any bookings each is in the row of every table that it takes, or else in one, in the order of their times', () => {
    const any = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        tableId: fc.constantFrom('t1', 't2', 'x', null),
        isTogether: fc.boolean(),
        from: fc.integer({ min: 0, max: 600 }),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(any, (all) => {
        const bookings = all.map(({ id, tableId, isTogether, from }) => ({
          ...one(id, tableId, from, from + 60),
          moreTableIds: isTogether ? [tableId === 't1' ? 't2' : 't1'] : [],
        }));
        const rows = tableRows(tables, bookings);
        const known = (id: string) => tables.some((table) => table.id === id);
        const wanted = bookings.flatMap((booking) => {
          const own = tablesTaken(booking).filter(known);
          return own.length > 0 ? own.map(() => booking.id) : [booking.id];
        });
        expect(rows.flatMap(({ reservations }) => reservations.map(({ id }) => id)).toSorted()).toEqual(
          wanted.toSorted(),
        );
        for (const { reservations } of rows) {
          const times = reservations.map(({ time }) => time.getTime());
          expect(times).toEqual(times.toSorted((first, second) => first - second));
        }
      }),
    );
  });

  test('a table has the booking that needs it at a moment, and none of one that was cancelled', () => {
    const all = [one('a', 't1', 0, 60), { ...one('b', 't2', 0, 60), status: 'CANCELED' as const }];
    expect(seatedAt(all, after(0)).get('t1')?.id).toBe('a');
    expect(seatedAt(all, after(60)).size).toBe(0);
  });

  test('BO-525 tables that are put together have one booking, and only tables of one hall are', () => {
    const all = [{ ...one('a', 't1', 0, 60), moreTableIds: ['t2'] }];
    expect([...seatedAt(all, after(0))].map(([id, booking]) => [id, booking.id])).toEqual([
      ['t1', 'a'],
      ['t2', 'a'],
    ]);
    const halls = [{ tables }, { tables: [{ id: 't3' }] }];
    expect(joinableTables(halls, 't1')).toEqual([{ id: 't2' }]);
    expect(joinableTables(halls, 't3')).toEqual([]);
    expect(joinableTables(halls, null)).toEqual([]);
  });
});
