import { expect, test } from 'vitest';

import { authorsOf, foundChanges, UNNAMED } from './found-changes.ts';

const changes = [
  { id: 1, field: 'costPrice', by: 'Rustam' },
  { id: 2, field: 'name.uz', by: null },
  { id: 3, field: 'name.uz', by: 'Dilnoza' },
  { id: 4, field: 'costPrice', by: 'Dilnoza' },
];

test('BO-474 the authors of a history are each once, those without a name last', () => {
  expect(authorsOf(changes)).toEqual(['Dilnoza', 'Rustam', UNNAMED]);
});

test.each([
  ['', '', [1, 2, 3, 4]],
  ['', 'Dilnoza', [3, 4]],
  ['costPrice', 'Dilnoza', [4]],
  ['', UNNAMED, [2]],
  ['costPrice', UNNAMED, []],
])('BO-474 the field %j and the author %j have the changes %j', (field, author, ids) => {
  expect(foundChanges(changes, { field, author }).map(({ id }) => id)).toEqual(ids);
});
