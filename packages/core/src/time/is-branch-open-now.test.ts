import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Branch, WorkHours } from '../branch/branch.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { aBranch, everyDay, hours } from '../testing/index.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  tashkentMinute,
} from '../testing/properties/minute-table.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const ZONE = 'Asia/Tashkent';
/** 2026-05-11 is a Monday; times are of Tashkent. */
const at = (time: string, day = '2026-05-11') => new Date(`${day}T${time}+05:00`);

const overnight = [hours('MONDAY', { open: '22:00', close: '02:00' })];

test.each<[string, WorkHours[], Date, boolean]>([
  ['before opening', everyDay(), at('08:59:59'), false],
  ['at the opening minute', everyDay(), at('09:00:00'), true],
  ['in the last second', everyDay(), at('22:59:59'), true],
  ['at the closing minute', everyDay(), at('23:00:00'), false],
  ['on a day off', everyDay({ isDayOff: true }), at('12:00:00'), false],
  ['on a missing day', [hours('TUESDAY')], at('12:00:00'), false],
  ['before a span past midnight', overnight, at('21:59:00'), false],
  ['in a span past midnight', overnight, at('23:30:00'), true],
  ['after midnight of that span', overnight, at('01:59:00', '2026-05-12'), true],
  ['after that span', overnight, at('02:00:00', '2026-05-12'), false],
  ['a week before that span', overnight, at('01:00:00', '2026-05-11'), false],
  [
    'after midnight, into a day off',
    [...overnight, hours('TUESDAY', { isDayOff: true })],
    at('01:00:00', '2026-05-12'),
    true,
  ],
  [
    'between two spans',
    [hours('MONDAY', { close: '12:00' }), hours('MONDAY', { open: '14:00' })],
    at('13:00:00'),
    false,
  ],
  [
    'in the second span',
    [hours('MONDAY', { close: '12:00' }), hours('MONDAY', { open: '14:00' })],
    at('14:00:00'),
    true,
  ],
  ['round the clock', [hours('MONDAY', { open: '00:00', close: '00:00' })], at('23:59:59'), true],
])('VAL-15 D38 pick-up now, %s', (_, workHours, now, open) => {
  expect(isBranchOpenNow(aBranch({ workHours }), 'PICK_UP', now, ZONE)).toBe(open);
});

test('IMP-14 delivery stops at deliveryEnd while pick-up goes on', () => {
  const branch = aBranch({ deliveryStart: '10:00', deliveryEnd: '21:00' });
  const openFor = (serviceType: ServiceType, time: string) =>
    isBranchOpenNow(branch, serviceType, at(time), ZONE);
  expect(openFor('DELIVERY', '09:30:00')).toBe(false);
  expect(openFor('DELIVERY', '20:59:00')).toBe(true);
  expect(openFor('DELIVERY', '21:00:00')).toBe(false);
  expect(openFor('PICK_UP', '21:00:00')).toBe(true);
});

test("D38 the clock is the zone's, not the server's", () => {
  const lateInLondon = new Date('2026-05-10T20:30:00Z');
  const branch = aBranch({ workHours: [hours('MONDAY', { open: '01:00', close: '02:00' })] });
  expect(isBranchOpenNow(branch, 'PICK_UP', lateInLondon, ZONE)).toBe(true);
  expect(isBranchOpenNow(branch, 'PICK_UP', lateInLondon, 'Europe/London')).toBe(false);
});

test('I39 D38 open at every moment exactly as in a minute-by-minute table of the week', () => {
  fc.assert(
    fc.property(
      branchHours,
      instant,
      fc.constantFrom<ServiceType>('PICK_UP', 'DELIVERY', 'DINE_IN'),
      (change, now, type) => {
        const branch: Branch = aBranch(change);
        const table = aWeek(branch, type);
        expect(isBranchOpenNow(branch, type, now, ZONE)).toBe(isOpenByTable(table, tashkentMinute(now)));
      },
    ),
    runs,
  );
});
