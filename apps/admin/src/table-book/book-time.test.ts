import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bookMoment, hoursOf, shareOf, shiftedDay, shownSpan } from './book-time.ts';

const ZONE = 'Asia/Tashkent';
const START = new Date('2026-05-13T00:00:00.000Z');

test('BO-514 a time after midnight is of the evening before', () => {
  expect(bookMoment('2026-05-13', '19:30', ZONE)).toEqual(new Date('2026-05-13T14:30:00.000Z'));
  expect(bookMoment('2026-05-13', '00:30', ZONE)).toEqual(new Date('2026-05-13T19:30:00.000Z'));
  expect(bookMoment('2026-05-13', '', ZONE)).toBeNull();
  expect(shiftedDay('2026-02-28', 1)).toBe('2026-03-01');
});

test('BO-514 any bookings of a day lie within what is shown, in whole hours', () => {
  const any = fc.record({
    from: fc.integer({ min: 0, max: 23 * 60 }),
    lasts: fc.integer({ min: 1, max: 360 }),
  });
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const booked = all.map(({ from, lasts }) => ({
        time: new Date(START.getTime() + from * 60_000),
        until: new Date(START.getTime() + Math.min(24 * 60, from + lasts) * 60_000),
      }));
      const span = shownSpan(START, booked);
      for (const { time, until } of booked) {
        expect(time >= span.from && until <= span.until).toBe(true);
        expect(shareOf(time, span)).toBeLessThan(shareOf(until, span));
      }
      expect(hoursOf(span, ZONE).every(({ text }) => text.endsWith(':00'))).toBe(true);
    }),
  );
});
