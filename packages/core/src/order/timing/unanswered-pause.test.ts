import { expect, test } from 'vitest';
import * as v from 'valibot';

import { needsPause, PauseTerms } from './unanswered-pause.ts';

const now = new Date('2026-05-13T07:00:00Z');
const terms = v.parse(PauseTerms, {});
const left = (minutesAgo: number) => ({
  isAnswered: false,
  at: new Date(now.getTime() - minutesAgo * 60_000),
});
const answered = (minutesAgo: number) => ({ ...left(minutesAgo), isAnswered: true });

test.each([
  ['one unanswered order', [left(0)], false],
  ['two within 15 minutes', [left(0), left(15)], true],
  ['two within 15 minutes with an answered one between', [left(0), answered(5), left(14)], true],
  ['two in more than 15 minutes', [left(0), left(16)], false],
  ['three in a row over a day', [left(0), left(300), left(900)], true],
  ['three that are not in a row', [left(0), left(300), answered(500), left(900)], false],
  ['no orders', [], false],
])('%s', (_, newestFirst, isPaused) => {
  expect(needsPause(newestFirst, { terms, now })).toBe(isPaused);
});

test('BO-22 a branch sets its own terms, and a broken one falls back alone', () => {
  const own = v.parse(PauseTerms, { unanswered: 1, pauseMinutes: 'long' });
  expect(own).toMatchObject({ unanswered: 1, pauseMinutes: 30 });
  expect(needsPause([left(0)], { terms: own, now })).toBe(true);
});
