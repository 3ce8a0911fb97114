import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { at, someTerms, TASHKENT } from '../testing/at-time-terms.ts';
import { aBranch, everyDay, hours } from '../testing/index.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  momentOf,
  tashkentMinute,
} from '../testing/properties/minute-table.ts';
import { resolveAtTime } from './resolve-at-time.ts';
import { slotsFor } from './slots-for.ts';

describe('slots', () => {
  test('ST-04 the first is a quarter of an hour at least the lead away, the last is before closing', () => {
    const [today] = slotsFor(someTerms({ now: at('2026-05-11T12:07:00') }));
    expect(today?.slots[0]).toEqual({
      time: '12:45',
      until: '13:00',
      at: at('2026-05-11T12:45:00'),
    });
    expect(today?.slots.at(-1)?.time).toBe('22:45');
  });

  test('ST-04 a slot exactly the lead away is offered', () => {
    expect(slotsFor(someTerms())[0]?.slots[0]?.time).toBe('12:30');
  });

  test('I30 a slot a millisecond short of the lead is not', () => {
    const now = at('2026-05-11T12:00:00.001');
    expect(slotsFor(someTerms({ now }))[0]?.slots[0]?.time).toBe('12:45');
    expect(resolveAtTime({ day: '2026-05-11', time: '12:30' }, someTerms({ now }))).toEqual({
      ok: false,
      code: 'slot.tooSoon',
    });
  });

  test('ST-04 T36 seven days with today as the first', () => {
    const days = slotsFor(someTerms());
    expect(days.map(({ day }) => day)).toEqual(
      ['11', '12', '13', '14', '15', '16', '17'].map((date) => `2026-05-${date}`),
    );
  });

  test('ST-04 a day without a time is left out', () => {
    const branch = aBranch({ workHours: everyDay().filter(({ weekName }) => weekName !== 'TUESDAY') });
    const days = slotsFor(someTerms({ branch, now: at('2026-05-11T22:50:00') }));
    expect(days.map(({ day }) => day.slice(-2))).toEqual(['13', '14', '15', '16', '17']);
  });

  test('ST-04 a span past midnight gives its early times to the next date', () => {
    const branch = aBranch({ workHours: [hours('MONDAY', { open: '23:00', close: '00:45' })] });
    const days = slotsFor(someTerms({ branch }));
    expect(days.map(({ day, slots }) => [day, slots.map(({ time }) => time).join(' ')])).toEqual([
      ['2026-05-11', '23:00 23:15 23:30 23:45'],
      ['2026-05-12', '00:00 00:15 00:30'],
    ]);
  });

  test('ST-04 the step and the number of days are the caller’s', () => {
    const [today, ...rest] = slotsFor({ ...someTerms({ days: 1 }), stepMinutes: 60 });
    expect(rest).toEqual([]);
    expect(today?.slots.map(({ time }) => time)).toEqual([
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
    ]);
  });

  test('T36 an hour that the clocks skip is not offered', () => {
    const branch = aBranch({ workHours: [hours('SUNDAY', { open: '01:00', close: '04:00' })] });
    const now = new Date('2026-03-28T12:00:00Z');
    const slots = slotsFor({
      ...someTerms({ branch, now, zone: 'Europe/Berlin', days: 2 }),
      stepMinutes: 30,
    });
    expect(slots[0]?.slots.map(({ time }) => time)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  });
});

test('I30 T36 the slots are the open quarters of an hour from now + lead on, and no other', () => {
  fc.assert(
    fc.property(branchHours, instant, fc.integer({ min: 0, max: 300 }), (change, now, leadMinutes) => {
      const branch = aBranch(change);
      const table = aWeek(branch, 'DELIVERY');
      const midnight = Math.floor(tashkentMinute(now) / 1440) * 1440;
      const expected = Array.from({ length: (7 * 1440) / 15 }, (_, step) => midnight + step * 15)
        .filter((minute) => isOpenByTable(table, minute))
        .map(momentOf)
        .filter((moment) => moment.getTime() >= now.getTime() + leadMinutes * 60_000);
      const slots = slotsFor({ branch, serviceType: 'DELIVERY', now, zone: TASHKENT, leadMinutes });
      expect(slots.flatMap((day) => day.slots.map((slot) => slot.at))).toEqual(expected);
    }),
    { numRuns: Math.min(Number(process.env.FC_RUNS ?? 1000), 300) },
  );
});
