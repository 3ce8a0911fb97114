import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { at, someTerms } from '../testing/at-time-terms.ts';
import { aBranch, hours } from '../testing/index.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  momentOf,
  tashkentMinute,
} from '../testing/properties/minute-table.ts';
import { resolveAtTime } from './resolve-at-time.ts';

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
  ])('T36 VAL-08 %s', (_, requested, change, answer) => {
    expect(resolveAtTime(requested, someTerms(change))).toEqual(answer);
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
    expect(resolveAtTime({ day, time }, someTerms())).toEqual({ ok: false, code: 'order.timeMissing' });
  });

  test('T36 a time that the clocks skip counts as missing', () => {
    const requested = { day: '2026-03-29', time: '02:30' };
    const berlin = someTerms({ zone: 'Europe/Berlin', now: new Date('2026-03-28T12:00:00Z') });
    expect(resolveAtTime(requested, berlin)).toEqual({ ok: false, code: 'order.timeMissing' });
  });
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
        const answer = resolveAtTime({ day, time }, someTerms({ branch, now, leadMinutes }));
        expect(answer.ok).toBe(isFine);
        if (answer.ok) expect(answer.value).toEqual(moment);
      },
    ),
  );
});
