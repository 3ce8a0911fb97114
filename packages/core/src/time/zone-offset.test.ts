import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';

import { dayBounds, isShown, localTime, midnight, momentOf } from './local-time.ts';
import { offsetAt } from './zone-offset.ts';

const runs = { numRuns: Number(process.env['FC_RUNS'] ?? 1000) };
/** With and without summer time, half hours, the other side of the world, and midnights that are skipped. */
const zone = fc.constantFrom(
  'Asia/Tashkent',
  'Asia/Almaty',
  'Europe/Istanbul',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Apia',
  'UTC',
);
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('D38 the wall clock is luxon’s at every moment in every zone', () => {
  fc.assert(
    fc.property(moment, zone, (at, name) => {
      const theirs = DateTime.fromJSDate(at, { zone: name });
      expect(offsetAt(at.getTime(), name)).toBe(theirs.offset * 60_000);
      expect(localTime(at, name).wall).toBe(theirs.setZone('UTC', { keepLocalTime: true }).toMillis());
    }),
    runs,
  );
});

test('D36 a day begins and ends where luxon’s does', () => {
  fc.assert(
    fc.property(moment, zone, (at, name) => {
      const theirs = DateTime.fromJSDate(at, { zone: name });
      fc.pre(theirs.startOf('day').hour === 0 && theirs.plus({ days: 1 }).startOf('day').hour === 0);
      expect(dayBounds(at, name)).toEqual({
        start: theirs.startOf('day').toJSDate(),
        end: theirs.endOf('day').toJSDate(),
      });
    }),
    runs,
  );
});

test('T36 what a clock shows leads back to a moment that shows it', () => {
  fc.assert(
    fc.property(moment, zone, (at, name) => {
      const local = localTime(at, name);
      expect(isShown(local)).toBe(true);
      expect(localTime(momentOf(local), name)).toEqual(local);
      expect(momentOf(midnight(local)).getTime()).toBeLessThanOrEqual(at.getTime() + 3_600_000);
    }),
    runs,
  );
});
