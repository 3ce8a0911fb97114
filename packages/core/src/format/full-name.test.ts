import { expect, test } from 'vitest';

import { fullName } from './full-name.ts';

test.each([
  ['Aziza', 'Karimova', 'Aziza Karimova'],
  ['Aziza', null, 'Aziza'],
  ['', 'Karimova', 'Karimova'],
  [null, null, ''],
])('the name of %j and %j is %j', (firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName })).toBe(expected);
});

test('a guest who is not signed in has no name', () => {
  expect(fullName(undefined)).toBe('');
});
