import { expect, test } from 'vitest';

import { aBranch, everyDay } from '../testing/index.ts';
import { openTimeAfter } from './open-time-after.ts';

const branch = aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) });
const after = (time: string, seconds: number, of: typeof branch = branch) =>
  openTimeAfter(
    { branch: of, serviceType: 'PICK_UP', now: new Date(`2026-05-13T${time}+05:00`), zone: 'Asia/Tashkent' },
    seconds * 1000,
  );
const at = (time: string, day = 13) => new Date(`2026-05-${day}T${time}+05:00`);

test.each<[string, number, Date]>([
  ['12:00:00', 0, at('12:00:00')],
  ['12:00:30', 90, at('12:02:00')],
  ['22:58:30', 60, at('22:59:30')],
  ['22:58:30', 90, at('09:00:00', 14)],
  ['22:58:30', 180, at('09:01:30', 14)],
  ['23:00:00', 60, at('09:01:00', 14)],
  ['03:00:00', 600, at('09:10:00')],
  ['08:59:59', 0, at('09:00:00')],
])('%s and %i s of opening hours later', (time, seconds, expected) => {
  expect(after(time, seconds)).toEqual(expected);
});

test('a branch without hours counts by the wall clock', () => {
  expect(after('03:00:00', 600, aBranch({ workHours: [] }))).toEqual(at('03:10:00'));
});
