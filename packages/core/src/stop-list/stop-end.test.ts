import { expect, test } from 'vitest';

import { aBranch, everyDay } from '../testing/index.ts';
import { pauseEndOf, stopEnd } from './stop-end.ts';

const zone = 'Asia/Tashkent';
const branch = aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) });
const at = (text: string) => new Date(`2026-05-${text}:00+05:00`);

test.each([
  ['1H', '11T18:00', '11T19:00'],
  ['2H', '11T18:00', '11T20:00'],
  ['4H', '11T22:00', '12T02:00'],
  ['TOMORROW', '11T18:00', '12T09:00'],
  ['TOMORROW', '12T02:00', '12T09:00'],
] as const)('a stop of %s at %s ends at %s', (term, now, end) => {
  expect(stopEnd({ term }, branch, { now: at(now), zone })).toEqual(at(end));
});

test('BO-19 a stop for good has no end', () => {
  expect(stopEnd({ term: 'FOR_GOOD' }, branch, { now: at('11T18:00'), zone })).toBeNull();
});

test('BO-46 a date is the end of a stop, and an amount is of this evening', () => {
  const until = at('20T10:00').toISOString();
  expect(stopEnd({ term: 'DATE', until }, branch, { now: at('11T18:00'), zone })).toEqual(new Date(until));
  expect(stopEnd({ term: 'LEFT' }, branch, { now: at('11T18:00'), zone })).toEqual(at('12T09:00'));
});

test('a pause of the branch does not move tomorrow’s opening', () => {
  const paused = { ...branch, pausedUntil: at('12T15:00').toISOString() };
  expect(stopEnd({ term: 'TOMORROW' }, paused, { now: at('11T18:00'), zone })).toEqual(at('12T09:00'));
});

test('tomorrow at a branch that never opens is the start of the next business day', () => {
  const shut = aBranch({ workHours: [] });
  expect(stopEnd({ term: 'TOMORROW' }, shut, { now: at('11T18:00'), zone })).toEqual(at('12T05:00'));
});

test.each([
  ['15', '11T18:00', '11T18:15'],
  ['60', '11T18:00', '11T19:00'],
  ['END_OF_DAY', '11T18:00', '12T05:00'],
  ['END_OF_DAY', '12T01:00', '12T05:00'],
] as const)('a pause of %s at %s ends at %s', (choice, now, end) => {
  expect(pauseEndOf(choice, { now: at(now), zone })).toEqual(at(end));
});
