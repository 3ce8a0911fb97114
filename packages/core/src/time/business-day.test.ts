import { expect, test } from 'vitest';

import { businessDayStart } from './business-day.ts';

test.each([
  ['2026-11-23T23:30:00+05:00', '2026-11-23T05:00:00+05:00'],
  ['2026-11-24T04:59:00+05:00', '2026-11-23T05:00:00+05:00'],
  ['2026-11-24T05:00:00+05:00', '2026-11-24T05:00:00+05:00'],
])('the business day of %s began at %s', (now, start) => {
  expect(businessDayStart(new Date(now), 'Asia/Tashkent')).toEqual(new Date(start));
});
