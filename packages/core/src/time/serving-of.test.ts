import { expect, test } from 'vitest';

import { aBranch, everyDay } from '../testing/index.ts';
import { servingOf } from './serving-of.ts';

const moment = {
  serviceType: 'PICK_UP',
  now: new Date('2026-05-11T08:00:00+05:00'),
  zone: 'Asia/Tashkent',
} as const;
const at = (time: string) => new Date(`2026-05-11T${time}:00+05:00`);
const opening = (open: string) => aBranch({ workHours: everyDay({ open, close: '23:00' }) });

test('D38 one that is open serves now', () => {
  expect(servingOf([opening('09:00'), opening('07:00')], moment)).toEqual({
    isNone: false,
    isOpenNow: true,
    opensAt: moment.now,
  });
});

test('D38 all closed: the first that opens is named', () => {
  expect(servingOf([opening('11:00'), opening('09:00')], moment)).toEqual({
    isNone: false,
    isOpenNow: false,
    opensAt: at('09:00'),
  });
});

test('D38 days off alone: no opening time', () => {
  const shut = aBranch({ workHours: everyDay({ isDayOff: true }) });
  expect(servingOf([shut], moment)).toEqual({ isNone: false, isOpenNow: false, opensAt: null });
});

test('ERR-16 there is none', () => {
  expect(servingOf([], moment)).toEqual({ isNone: true, isOpenNow: false, opensAt: null });
});
