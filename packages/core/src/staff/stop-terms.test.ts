import { expect, test } from 'vitest';

import { outlasts, stillUntil } from './stop-terms.ts';

const at = (text: string) => new Date(`2026-05-${text}:00+05:00`);

test('BO-46 a stop of a category does not shorten a longer one of a product', () => {
  const [early, late] = [at('11T18:00'), at('11T19:00')];
  expect([outlasts(late, early), outlasts(early, late), outlasts(early, early)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([outlasts(null, late), outlasts(late, null), outlasts(null, null)]).toEqual([true, false, true]);
});

test('a pause is over at its end', () => {
  const until = at('11T18:00').toISOString();
  expect(stillUntil(until, at('11T17:59'))).toBe(until);
  expect(stillUntil(until, at('11T18:00'))).toBeNull();
});
