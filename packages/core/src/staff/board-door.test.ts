import { expect, test } from 'vitest';

import { doorParts } from './board-door.ts';

const door = { entrance: '3', floor: ' ', office: '14', domophone: '14K', comment: '' };

test('B23 a courier reads the known parts of a door in the order of the way', () => {
  expect(doorParts(door)).toEqual([
    { part: 'entrance', value: '3' },
    { part: 'domophone', value: '14K' },
    { part: 'office', value: '14' },
  ]);
  expect(doorParts(null)).toEqual([]);
});
