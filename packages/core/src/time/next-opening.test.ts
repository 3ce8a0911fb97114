import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { at, TASHKENT } from '../testing/at-time-terms.ts';
import { aBranch, everyDay, hours } from '../testing/index.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  momentOf,
  tashkentMinute,
} from '../testing/properties/minute-table.ts';
import { nextOpening } from './next-opening.ts';

const opensFrom = (text: string, workHours = everyDay()) =>
  nextOpening({ branch: aBranch({ workHours }), serviceType: 'PICK_UP', now: at(text), zone: TASHKENT });

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
    const opens = (now: string) =>
      nextOpening({ branch, serviceType: 'DELIVERY', now: at(now), zone: TASHKENT });
    expect(opens('2026-05-12T00:30:00')).toEqual(at('2026-05-12T01:00:00'));
    expect(opens('2026-05-11T00:30:00')).toEqual(at('2026-05-12T01:00:00'));
    expect(opens('2026-05-12T03:00:00')).toEqual(at('2026-05-19T01:00:00'));
  });

  test('ERR-17 D38 never comes without hours', () => {
    expect(opensFrom('2026-05-11T12:00:00', [])).toBeNull();
  });
});

test('I39 D38 the next opening is the first open minute', () => {
  fc.assert(
    fc.property(branchHours, instant, (change, now) => {
      const branch = aBranch(change);
      const table = aWeek(branch, 'DELIVERY');
      const from = tashkentMinute(now);
      const minutes = Array.from({ length: 7 * 1440 + 1 }, (_, ahead) => from + ahead);
      const first = minutes.find((minute) => isOpenByTable(table, minute));
      const expected = first === undefined ? null : first === from ? now : momentOf(first);
      expect(nextOpening({ branch, serviceType: 'DELIVERY', now, zone: TASHKENT })).toEqual(expected);
    }),
  );
});
