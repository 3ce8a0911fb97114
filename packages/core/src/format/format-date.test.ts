import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { EMPTY_DATE, formatDate, formatTime } from './format-date.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const TASHKENT = 'Asia/Tashkent';

test.each([
  ['FMT-05', new Date(1_760_000_000_000), {}, TASHKENT, '09.10.2025'],
  ['FMT-05', new Date(1_760_000_000_000), { time: true }, TASHKENT, '09.10.2025 13:53'],
  ['FMT-05', new Date(1_760_000_000_000), { time: true, seconds: true }, TASHKENT, '09.10.2025 13:53:20'],
  ['FMT-05', new Date(1_760_000_000_000), { seconds: true }, TASHKENT, '09.10.2025 13:53:20'],
  ['FMT-05', 1_772_350_496_000, { seconds: true }, TASHKENT, '01.03.2026 12:34:56'],
  ['FMT-05', '2026-02-28T19:00:00Z', { time: true }, TASHKENT, '01.03.2026 00:00'],
  ['FMT-05', '2026-02-28T19:00:00Z', { time: true }, 'UTC', '28.02.2026 19:00'],
  ['FMT-05', '2026-03-01', {}, 'America/New_York', '01.03.2026'],
  ['FMT-06', null, {}, TASHKENT, '--.--.----'],
  ['FMT-06', undefined, {}, TASHKENT, '--.--.----'],
  ['FMT-06', '', { time: true }, TASHKENT, '--.--.----'],
  ['FMT-06', 'tomorrow', {}, TASHKENT, '--.--.----'],
  ['FMT-06', '2026-13-45', {}, TASHKENT, '--.--.----'],
  ['FMT-06', new Date(Number.NaN), {}, TASHKENT, '--.--.----'],
])('%s %s %o in %s is %s', (_, date, options, zone, text) => {
  expect(formatDate(date, options, zone)).toBe(text);
});

test('FMT-05 without options the day in the zone', () => {
  expect(formatDate('2026-02-28T19:00:00Z', {}, TASHKENT)).toBe('01.03.2026');
  expect(EMPTY_DATE).toBe('--.--.----');
});

test('FMT-05 the time alone', () => {
  expect(formatTime('2026-02-28T19:05:09Z', TASHKENT)).toBe('00:05');
  expect(formatTime(new Date('2026-02-28T19:05:09Z'), 'UTC')).toBe('19:05');
});

test('FMT-05 I15 any moment reads back to the second', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const [, d, m, y, clock] = /^(\d\d)\.(\d\d)\.(\d{4}) (.+)$/.exec(
        formatDate(date, { seconds: true }, 'UTC'),
      )!;
      expect(Date.parse(`${y}-${m}-${d}T${clock}Z`)).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
    { numRuns },
  );
});
