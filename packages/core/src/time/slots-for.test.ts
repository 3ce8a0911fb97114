import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aBranch, everyDay, hours } from '../testing/index.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  momentOf,
  tashkentMinute,
} from '../testing/minute-table.ts';
import { nextOpening } from './next-opening.ts';
import { resolveAtTime } from './resolve-at-time.ts';
import type { AtTimeTerms } from './service-moment.ts';
import { slotsFor } from './slots-for.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const zone = 'Asia/Tashkent';
/** Times of Tashkent; 2026-05-11 is a Monday. */
const at = (text: string) => new Date(`${text}+05:00`);

const terms = (change: Partial<AtTimeTerms> = {}): AtTimeTerms => ({
  branch: aBranch(),
  serviceType: 'PICK_UP',
  now: at('2026-05-11T12:00:00'),
  zone,
  leadMinutes: 30,
  ...change,
});

const opensFrom = (text: string, workHours = everyDay()) =>
  nextOpening({ branch: aBranch({ workHours }), serviceType: 'PICK_UP', now: at(text), zone });

describe('slots', () => {
  test('ST-04 the first is a quarter of an hour at least the lead away, the last is before closing', () => {
    const [today] = slotsFor(terms({ now: at('2026-05-11T12:07:00') }));
    expect(today?.slots[0]).toEqual({ time: '12:45', at: at('2026-05-11T12:45:00') });
    expect(today?.slots.at(-1)?.time).toBe('22:45');
  });

  test('ST-04 a slot exactly the lead away is offered', () => {
    expect(slotsFor(terms())[0]?.slots[0]?.time).toBe('12:30');
  });

  test('I30 a slot a millisecond short of the lead is not', () => {
    const now = at('2026-05-11T12:00:00.001');
    expect(slotsFor(terms({ now }))[0]?.slots[0]?.time).toBe('12:45');
    expect(resolveAtTime({ day: '2026-05-11', time: '12:30' }, terms({ now }))).toEqual({
      ok: false,
      code: 'slot.tooSoon',
    });
  });

  test('ST-04 T36 seven days with today as the first, each with its label', () => {
    const days = slotsFor(terms());
    expect(days.map(({ day }) => day)).toEqual(
      ['11', '12', '13', '14', '15', '16', '17'].map((date) => `2026-05-${date}`),
    );
    expect(days.map(({ label }) => label.kind)).toEqual([
      'today',
      'tomorrow',
      ...Array.from({ length: 5 }, () => 'date'),
    ]);
    expect(days[2]?.label.day).toBe('2026-05-13');
  });

  test('ST-04 a day without a time is left out', () => {
    const branch = aBranch({ workHours: everyDay().filter(({ weekName }) => weekName !== 'TUESDAY') });
    const days = slotsFor(terms({ branch, now: at('2026-05-11T22:50:00') }));
    expect(days.map(({ day }) => day.slice(-2))).toEqual(['13', '14', '15', '16', '17']);
  });

  test('ST-04 a span past midnight gives its early times to the next date', () => {
    const branch = aBranch({ workHours: [hours('MONDAY', { open: '23:00', close: '00:45' })] });
    const days = slotsFor(terms({ branch }));
    expect(days.map(({ day, slots }) => [day, slots.map(({ time }) => time).join(' ')])).toEqual([
      ['2026-05-11', '23:00 23:15 23:30 23:45'],
      ['2026-05-12', '00:00 00:15 00:30'],
    ]);
  });

  test('ST-04 the step and the number of days are the caller’s', () => {
    const [today, ...rest] = slotsFor({ ...terms({ days: 1 }), stepMinutes: 60 });
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
    const slots = slotsFor({ ...terms({ branch, now, zone: 'Europe/Berlin', days: 2 }), stepMinutes: 30 });
    expect(slots[0]?.slots.map(({ time }) => time)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  });
});

describe('an order at a time', () => {
  const monday = '2026-05-11';
  test.each([
    ['inside the hours', { day: monday, time: '18:07' }, {}, { ok: true, value: at('2026-05-11T18:07:00') }],
    [
      'exactly the lead away',
      { day: monday, time: '12:30' },
      {},
      { ok: true, value: at('2026-05-11T12:30:00') },
    ],
    ['a minute too soon', { day: monday, time: '12:29' }, {}, { ok: false, code: 'slot.tooSoon' }],
    ['this very minute', { day: monday, time: '12:00' }, {}, { ok: false, code: 'slot.tooSoon' }],
    ['a minute ago', { day: monday, time: '11:59' }, {}, { ok: false, code: 'slot.past' }],
    ['yesterday', { day: '2026-05-10', time: '18:00' }, {}, { ok: false, code: 'slot.past' }],
    ['at the closing minute', { day: monday, time: '23:00' }, {}, { ok: false, code: 'slot.outsideHours' }],
    [
      'on a holiday',
      { day: '2026-05-12', time: '18:00' },
      { branch: aBranch({ workHours: [hours('MONDAY')] }) },
      { ok: false, code: 'slot.outsideHours' },
    ],
    [
      'on the last day',
      { day: '2026-05-17', time: '22:59' },
      {},
      { ok: true, value: at('2026-05-17T22:59:00') },
    ],
    ['a day later', { day: '2026-05-18', time: '09:00' }, {}, { ok: false, code: 'slot.tooFar' }],
    [
      'after one day of two',
      { day: '2026-05-12', time: '09:00' },
      { days: 1 },
      { ok: false, code: 'slot.tooFar' },
    ],
  ])('T36 VAL-08 %s', (_, wish, change, answer) => {
    expect(resolveAtTime(wish, terms(change))).toEqual(answer);
  });

  test.each([
    ['no day', null, '18:00'],
    ['no time', monday, null],
    ['an empty day', '', '18:00'],
    ['an empty time', monday, ''],
    ['a day that is none', '2026-02-30', '18:00'],
    ['a day in another spelling', '11.05.2026', '18:00'],
    ['a day with something before', 'x2026-05-12', '18:00'],
    ['a day with something after', '2026-05-12x', '18:00'],
    ['a time that is none', monday, '18:60'],
    ['a time with seconds', monday, '18:00:00'],
    ['a time without its zero', monday, '9:00'],
    ['a time with something before', monday, 'x18:00'],
    ['a time after the end of the day', monday, '24:01'],
    ['the end of the day', monday, '24:00'],
  ])('VAL-08 %s counts as missing', (_, day, time) => {
    expect(resolveAtTime({ day, time }, terms())).toEqual({ ok: false, code: 'order.timeMissing' });
  });

  test('T36 a time that the clocks skip counts as missing', () => {
    const wish = { day: '2026-03-29', time: '02:30' };
    const berlin = terms({ zone: 'Europe/Berlin', now: new Date('2026-03-28T12:00:00Z') });
    expect(resolveAtTime(wish, berlin)).toEqual({ ok: false, code: 'order.timeMissing' });
  });
});

describe('the next opening', () => {
  test.each([
    ['is now while it is open', '2026-05-11T12:00:30', '2026-05-11T12:00:30'],
    ['is this morning before opening', '2026-05-11T08:00:00', '2026-05-11T09:00:00'],
    ['is tomorrow after closing', '2026-05-11T23:00:00', '2026-05-12T09:00:00'],
  ])('ERR-17 D38 %s', (_, now, next) => {
    expect(opensFrom(now)).toEqual(at(next));
  });

  test('ERR-17 D38 is a week away where only this day is open and over', () => {
    expect(opensFrom('2026-05-11T23:30:00', [hours('MONDAY')])).toEqual(at('2026-05-18T09:00:00'));
  });

  test('ERR-17 D38 is the second span of a day after the first', () => {
    const spans = [hours('MONDAY', { close: '12:00' }), hours('MONDAY', { open: '14:30' })];
    expect(opensFrom('2026-05-11T12:00:00', spans)).toEqual(at('2026-05-11T14:30:00'));
  });

  test('ERR-17 IMP-14 is after midnight where the delivery window of last night begins then', () => {
    const branch = aBranch({
      workHours: [hours('MONDAY', { open: '20:00', close: '04:00' })],
      deliveryStart: '01:00',
      deliveryEnd: '03:00',
    });
    const opens = (now: string) => nextOpening({ branch, serviceType: 'DELIVERY', now: at(now), zone });
    expect(opens('2026-05-12T00:30:00')).toEqual(at('2026-05-12T01:00:00'));
    expect(opens('2026-05-11T00:30:00')).toEqual(at('2026-05-12T01:00:00'));
    expect(opens('2026-05-12T03:00:00')).toEqual(at('2026-05-19T01:00:00'));
  });

  test('ERR-17 D38 never comes without hours', () => {
    expect(opensFrom('2026-05-11T12:00:00', [])).toBeNull();
  });
});

describe('against the minute table', () => {
  const WEEK = 7 * 1440;

  test('I39 D38 the next opening is the first open minute', () => {
    fc.assert(
      fc.property(branchHours, instant, (change, now) => {
        const branch = aBranch(change);
        const table = aWeek(branch, 'DELIVERY');
        const from = tashkentMinute(now);
        const minutes = Array.from({ length: WEEK + 1 }, (_, ahead) => from + ahead);
        const first = minutes.find((minute) => isOpenByTable(table, minute));
        const expected = first === undefined ? null : first === from ? now : momentOf(first);
        expect(nextOpening({ branch, serviceType: 'DELIVERY', now, zone })).toEqual(expected);
      }),
      runs,
    );
  });

  test('I30 T36 the slots are the open quarters of an hour from now + lead on, and no other', () => {
    fc.assert(
      fc.property(branchHours, instant, fc.integer({ min: 0, max: 300 }), (change, now, leadMinutes) => {
        const branch = aBranch(change);
        const table = aWeek(branch, 'DELIVERY');
        const midnight = Math.floor(tashkentMinute(now) / 1440) * 1440;
        const expected = Array.from({ length: WEEK / 15 }, (_, step) => midnight + step * 15)
          .filter((minute) => isOpenByTable(table, minute))
          .map(momentOf)
          .filter((moment) => moment.getTime() >= now.getTime() + leadMinutes * 60_000);
        const slots = slotsFor({ branch, serviceType: 'DELIVERY', now, zone, leadMinutes });
        expect(slots.flatMap((day) => day.slots.map((slot) => slot.at))).toEqual(expected);
      }),
      { numRuns: Math.min(runs.numRuns, 300) },
    );
  });

  test('I30 T36 VAL-08 an accepted time is open, at least the lead ahead and within seven days', () => {
    fc.assert(
      fc.property(
        branchHours,
        instant,
        instant,
        fc.integer({ min: 0, max: 300 }),
        (change, now, wanted, leadMinutes) => {
          const branch = aBranch(change);
          const minute = tashkentMinute(wanted);
          const moment = momentOf(minute);
          const [day = '', time = ''] = new Date(moment.getTime() + 5 * 3_600_000)
            .toISOString()
            .slice(0, 16)
            .split('T');
          const daysAhead = Math.floor(minute / 1440) - Math.floor(tashkentMinute(now) / 1440);
          const isFine =
            isOpenByTable(aWeek(branch, 'PICK_UP'), minute) &&
            moment.getTime() >= now.getTime() + leadMinutes * 60_000 &&
            daysAhead < 7;
          const answer = resolveAtTime({ day, time }, terms({ branch, now, leadMinutes }));
          expect(answer.ok).toBe(isFine);
          if (answer.ok) expect(answer.value).toEqual(moment);
        },
      ),
      runs,
    );
  });
});
