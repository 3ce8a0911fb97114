import fc from 'fast-check';
import { expect, test } from 'vitest';

import { loudMoment } from './quiet-hours.ts';

const TASHKENT = 'Asia/Tashkent';
const at = (time: string) => new Date(`${time}:00+05:00`);

test.each([
  ['2026-05-13T08:59', '2026-05-13T09:00'],
  ['2026-05-13T09:00', '2026-05-13T09:00'],
  ['2026-05-13T20:59', '2026-05-13T20:59'],
  ['2026-05-13T21:00', '2026-05-14T09:00'],
  ['2026-05-13T23:59', '2026-05-14T09:00'],
  ['2026-05-14T00:00', '2026-05-14T09:00'],
  ['2026-12-31T22:30', '2027-01-01T09:00'],
])('BO-345 a broadcast of %s is sent at %s of the merchant’s clock', (wanted, sent) => {
  expect(loudMoment(at(wanted), TASHKENT)).toEqual(at(sent));
});

test('BO-345 no moment is in the quiet hours, none is earlier, and none waits for more than twelve hours', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom(TASHKENT, 'Asia/Almaty', 'Europe/Istanbul', 'Europe/Berlin'),
      (moment, zone) => {
        const loud = loudMoment(moment, zone);
        const hour = Number(
          new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(
            loud,
          ),
        );
        expect(hour >= 9 && hour < 21).toBe(true);
        const waited = loud.getTime() - moment.getTime();
        expect(waited).toBeGreaterThanOrEqual(0);
        expect(waited).toBeLessThanOrEqual(13 * 3_600_000);
        expect(loudMoment(loud, zone)).toEqual(loud);
      },
    ),
    { numRuns: 1_000 },
  );
});
