import { expect, test } from 'vitest';

import { nextCard } from './next-card.ts';

const columns = [['a', 'b', 'c'], [], ['d']];
const step = (rows: -1 | 0 | 1, across: -1 | 0 | 1) => ({ rows, columns: across });

test.each([
  ['nothing', null, step(1, 0), 'a'],
  ['a card that has left', 'x', step(0, 1), 'a'],
  ['the first, down', 'a', step(1, 0), 'b'],
  ['the last, down', 'c', step(1, 0), null],
  ['the first, up', 'a', step(-1, 0), null],
  ['the third, over an empty column', 'c', step(0, 1), 'd'],
  ['the next column, back', 'd', step(0, -1), 'a'],
  ['the last column, on', 'd', step(0, 1), null],
])('BO-37 an arrow from %s', (_, from, arrow, to) => {
  expect(nextCard(columns, from, arrow)).toBe(to);
});

test('BO-37 an empty board has no card to go to', () => {
  expect(nextCard([[], []], null, step(1, 0))).toBeNull();
});
