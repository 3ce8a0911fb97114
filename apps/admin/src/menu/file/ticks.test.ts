import type { PreviewRow, RowKind } from '@dasturxon/core/menu-file';
import { expect, test } from 'vitest';

import { chosenLines, leftAfter, rowsOf } from './ticks.ts';

const row = (line: number, kind: RowKind): PreviewRow => ({ line, name: `Dish ${line}`, kind, cells: [] });
const rows = [row(2, 'NEW'), row(3, 'SAME'), row(4, 'CHANGED'), row(5, 'LOCKED'), row(6, 'HIDDEN')];

test('BO-371 every row that changes something is ticked at first', () => {
  expect(chosenLines(rows, new Set())).toEqual({ count: 3, lines: '2-6' });
});

test('BO-371 a kind of rows is ticked and unticked at once', () => {
  const left = leftAfter(new Set(), rowsOf(rows, 'CHANGED'), false);
  expect(chosenLines(rows, left)).toEqual({ count: 2, lines: '2_6' });
  expect(leftAfter(left, rowsOf(rows, 'CHANGES'), true)).toEqual(new Set());
});
