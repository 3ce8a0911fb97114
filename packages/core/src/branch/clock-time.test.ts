import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatClockTime, parseClockTime } from './clock-time.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test.each([
  ['00:00', 0],
  ['9:05', 545],
  ['09:05', 545],
  [' 23:59 ', 1439],
  ['23:59:30', 1439],
  ['10:00:00.000', 600],
  ['24:00', 1440],
  ['24:01', null],
  ['12:60', null],
  ['12:59', 779],
  ['12', null],
  ['x12:00', null],
  ['12:00x', null],
  ['', null],
  [null, null],
  [undefined, null],
])('ENT-15 a work hour of %j is minute %j of its day', (text, minute) => {
  expect(parseClockTime(text)).toBe(minute);
});

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1440, '00:00'],
  [1560, '02:00'],
  [-30, '23:30'],
])('ENT-15 minute %i is written %s', (minute, text) => {
  expect(formatClockTime(minute)).toBe(text);
});

test('ENT-15 every minute of a day survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(parseClockTime(formatClockTime(minute))).toBe(minute);
    }),
    runs,
  );
});
