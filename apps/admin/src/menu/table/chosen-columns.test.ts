import { expect, test } from 'vitest';

import { chosenColumns } from './chosen-columns.ts';

test.each([
  ['', []],
  ['mxicCode,picture', ['picture', 'mxicCode']],
  ['weight,branches', ['branches']],
])('BO-470 the stored text %j chooses the columns %j', (stored, columns) => {
  expect(chosenColumns(stored)).toEqual(columns);
});
