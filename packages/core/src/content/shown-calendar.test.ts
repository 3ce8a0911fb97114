import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { WEEKDAYS } from '../kernel/weekday.ts';
import { isOver, isShownIn, nextCalendarChange, shownUntil } from './shown-calendar.ts';

const zone = 'Asia/Tashkent';
/** A Wednesday by the clock of Tashkent. */
const at = (time: string, day = '2026-05-13') => Date.parse(`${day}T${time}:00+05:00`);
const always = { days: [], from: '00:00', until: '24:00', startsAt: null, endsAt: null };
const lunch = { ...always, days: ['WEDNESDAY' as const], from: '12:00', until: '15:00' };
const night = { ...always, from: '22:00', until: '02:00' };

describe('BO-385 the weekly calendar of a banner', () => {
  test.each([
    ['lunch', lunch, '11:59', false],
    ['lunch', lunch, '12:00', true],
    ['lunch', lunch, '14:59', true],
    ['lunch', lunch, '15:00', false],
    ['night', night, '01:59', true],
    ['night', night, '02:00', false],
    ['night', night, '22:00', true],
    ['always', always, '03:00', true],
    ['another day', { ...always, days: ['MONDAY' as const] }, '12:00', false],
    ['lunch that is over', { ...lunch, endsAt: new Date(at('13:00')).toISOString() }, '13:00', false],
  ])('%s: %j at %s is %s', (_, one, time, shown) => {
    expect(isShownIn(one, { now: at(time), zone })).toBe(shown);
  });

  test.each([
    ['lunch', lunch, '12:30', at('15:00')],
    ['night', night, '23:00', at('02:00', '2026-05-14')],
    ['always', always, '12:00', null],
    ['a whole day', { ...always, days: ['WEDNESDAY' as const] }, '12:00', at('00:00', '2026-05-14')],
    ['every day by name', { ...always, days: [...WEEKDAYS] }, '12:00', null],
    ['an end before', { ...lunch, endsAt: new Date(at('14:00')).toISOString() }, '12:30', at('14:00')],
    ['an end after', { ...lunch, endsAt: new Date(at('18:00')).toISOString() }, '12:30', at('15:00')],
  ])('%s is shown until its next end', (_, one, time, until) => {
    expect(shownUntil(one, { now: at(time), zone })).toBe(until && new Date(until).toISOString());
  });

  test('nothing changes before the next change, and one that is shown stays so until its end', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const moment = fc.option(fc.integer({ min: -2_000, max: 12_000 }), { nil: null });
    const iso = (minute: number | null) =>
      minute === null ? null : new Date(at('00:00') + minute * 60_000).toISOString();
    const banner = fc
      .record({ days: fc.subarray([...WEEKDAYS]), from: clock, until: clock, starts: moment, ends: moment })
      .map(({ starts, ends, ...one }) => ({ ...one, startsAt: iso(starts), endsAt: iso(ends) }));
    fc.assert(
      fc.property(fc.array(banner, { maxLength: 4 }), fc.nat(10_000), (all, minute) => {
        const now = at('00:00') + minute * 60_000;
        const next = nextCalendarChange(all, { now, zone });
        expect(next).toBeGreaterThan(now);
        const shown = (time: number) => all.map((one) => isShownIn(one, { now: time, zone }));
        expect(shown(Math.min(next, now + 86_400_000) - 1)).toEqual(shown(now));
        for (const one of all.filter((each) => isShownIn(each, { now, zone }))) {
          const until = shownUntil(one, { now, zone });
          if (until === null) continue;
          expect(isShownIn(one, { now: Date.parse(until) - 1, zone })).toBe(true);
          expect(isShownIn(one, { now: Date.parse(until), zone })).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('one is over from its end on, whatever its calendar', () => {
    const endsAt = new Date(at('12:00')).toISOString();
    expect([at('11:59'), at('12:00')].map((now) => isOver({ endsAt }, now))).toEqual([false, true]);
    expect(isOver({ endsAt: null }, at('12:00'))).toBe(false);
  });
});
