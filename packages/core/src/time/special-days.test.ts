import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { SpecialHours } from '../branch/branch.schema.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { at, TASHKENT } from '../testing/at-time-terms.ts';
import { aBranch, everyDay } from '../testing/index.ts';
import { branchHours, momentOf } from '../testing/properties/minute-table.ts';
import { canPickBranch, hoursToday } from './can-pick-branch.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { nextOpening } from './next-opening.ts';
import { openUntil } from './open-until.ts';
import { slotsFor } from './slots-for.ts';

const DAY = 1440;
/** The days from Monday 2026-05-11, the first of the table of minutes. */
const dateOf = (day: number) => `2026-05-${String(11 + day).padStart(2, '0')}`;
const special = (change: Partial<SpecialHours>): SpecialHours => ({
  date: '2026-05-11',
  type: 'ALL',
  open: '09:00',
  close: '23:00',
  isDayOff: false,
  ...change,
});
const off = (date: string) => special({ date, open: null, close: null, isDayOff: true });
const when = (text: string, specialHours: SpecialHours[]) => ({
  branch: aBranch({ workHours: everyDay(), specialHours }),
  serviceType: 'PICK_UP' as const,
  now: at(text),
  zone: TASHKENT,
});

describe('B4 BO-222 special days', () => {
  test('BO-222 a holiday is closed, has no slots, cannot be picked and opens the next day', () => {
    const holiday = when('2026-05-11T12:00:00', [off('2026-05-11')]);
    expect(isBranchOpenNow(holiday.branch, 'PICK_UP', holiday.now, TASHKENT)).toBe(false);
    expect(canPickBranch(holiday.branch, holiday)).toBe(false);
    expect(hoursToday(holiday)).toEqual([]);
    expect(nextOpening(holiday)).toEqual(at('2026-05-12T09:00:00'));
    expect(slotsFor({ ...holiday, leadMinutes: 0 })[0]?.day).toBe('2026-05-12');
  });

  test('BO-222 special hours of one date take the place of the weekday’s, past midnight too', () => {
    const feast = when('2026-05-12T01:00:00', [special({ open: '18:00', close: '02:00' })]);
    expect(openUntil(feast)).toEqual(at('2026-05-12T02:00:00'));
    expect(nextOpening({ ...feast, now: at('2026-05-11T12:00:00') })).toEqual(at('2026-05-11T18:00:00'));
    expect(hoursToday({ ...feast, now: at('2026-05-11T12:00:00') })).toEqual([
      { open: '18:00', close: '02:00' },
    ]);
  });

  test('BO-222 hours of a service win over those of every service', () => {
    const days = [off('2026-05-11'), special({ type: 'DELIVERY', open: '10:00', close: '12:00' })];
    const both = when('2026-05-11T11:00:00', days);
    expect(openUntil({ ...both, serviceType: 'DELIVERY' })).toEqual(at('2026-05-11T12:00:00'));
    expect(openUntil(both)).toBeNull();
  });

  test('BO-222 after three weeks of holidays the next opening is found', () => {
    const days = Array.from({ length: 20 }, (_, day) => off(dateOf(day)));
    expect(nextOpening(when('2026-05-11T12:00:00', days))).toEqual(at('2026-05-31T09:00:00'));
  });

  test('BO-222 a branch that is open round the clock does not close', () => {
    const always = { ...when('2026-05-11T12:00:00', []) };
    const branch = aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }) });
    expect(openUntil({ ...always, branch })).toBeNull();
  });
});

const row = fc.record({
  date: fc.integer({ min: 0, max: 8 }).map(dateOf),
  type: fc.constantFrom<SpecialHours['type'][]>('ALL', 'PICK_UP', 'DELIVERY'),
  open: fc.constantFrom('00:00', '09:00', '18:30'),
  close: fc.constantFrom('02:00', '13:00', '00:00'),
  isDayOff: fc.boolean(),
});

const minuteIn = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Which minutes of the first ten days are open for pick-up, by counting alone. */
function table(branch: ReturnType<typeof aBranch>): Uint8Array {
  const open = new Uint8Array(12 * DAY);
  for (let day = -1; day < 10; day += 1) {
    const ofDate = branch.specialHours.filter(({ date }) => date === dateOf(day));
    const own = ofDate.filter(({ type }) => type === 'PICK_UP');
    const all = ofDate.filter(({ type }) => type === 'ALL');
    const weekly = branch.workHours.filter(
      ({ type, weekName }) => type === 'PICK_UP' && weekName === WEEKDAYS[(day + 7) % 7],
    );
    const entries = [own, all, weekly].find((list) => list.length > 0) ?? [];
    if (entries.some(({ isDayOff }) => isDayOff)) continue;
    for (const entry of entries) {
      const [from, to] = [minuteIn(entry.open ?? '09:00'), minuteIn(entry.close ?? '23:00')];
      for (let minute = from; minute < (to > from ? to : to + DAY); minute += 1) {
        const place = day * DAY + minute;
        if (place >= 0) open[place] = 1;
      }
    }
  }
  return open;
}

test('I39 B4 BO-222 open now, open until and the next opening agree with a table of minutes', () => {
  const minutes = fc.integer({ min: 0, max: 2 * DAY - 1 });
  fc.assert(
    fc.property(branchHours, fc.array(row, { maxLength: 6 }), minutes, (hours, specialHours, minute) => {
      const branch = aBranch({ ...hours, specialHours, open: '09:00', close: '23:00' });
      const open = table(branch);
      const moment = { branch, serviceType: 'PICK_UP' as const, now: momentOf(minute), zone: TASHKENT };
      const isOpen = open[minute] === 1;
      expect(isBranchOpenNow(branch, 'PICK_UP', moment.now, TASHKENT)).toBe(isOpen);
      const seen = open.subarray(0, 9 * DAY);
      const closes = seen.indexOf(0, minute);
      if (!isOpen) expect(openUntil(moment)).toBeNull();
      else if (closes !== -1 && closes < minute + 6 * DAY)
        expect(openUntil(moment)).toEqual(momentOf(closes));
      const opens = seen.indexOf(1, minute);
      if (opens !== -1) expect(nextOpening(moment)).toEqual(momentOf(opens));
    }),
  );
});
