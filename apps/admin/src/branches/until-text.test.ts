import { expect, test } from 'vitest';

import { untilText } from './until-text.ts';

test.each([
  ['2026-11-23T20:30:00Z', '24.11.2026 01:30'],
  ['2026-11-23T17:30:00Z', '22:30'],
])('%s is shown as %s on the evening of 23 November in Tashkent', (until, text) => {
  expect(untilText(until, new Date('2026-11-23T15:00:00Z'), 'Asia/Tashkent')).toBe(text);
});
