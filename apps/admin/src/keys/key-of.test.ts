import { expect, test } from 'vitest';

import { keyOf } from './key-of.ts';

const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

test.each([
  ['a Latin letter', press('a', 'KeyA'), 'a'],
  ['a capital letter', press('A', 'KeyA', true), 'a'],
  ['the letter of a French keyboard, not its place', press('a', 'KeyQ'), 'a'],
  ['a Cyrillic letter', press('ф', 'KeyA'), 'a'],
  ['an Arabic letter', press('ش', 'KeyA'), 'a'],
  ['a digit', press('3', 'Digit3'), '3'],
  ['an Arabic digit', press('٣', 'Digit3'), '3'],
  ['a digit of the number pad', press('3', 'Numpad3'), '3'],
  ['a sign above a digit', press('!', 'Digit1', true), '!'],
  ['the question mark of a Russian keyboard', press('?', 'Digit7', true), '?'],
  ['the slash key of a Russian keyboard', press('.', 'Slash'), '/'],
  ['the slash key of an Arabic keyboard with Shift', press('؟', 'Slash', true), '?'],
  ['an arrow', press('ArrowUp', 'ArrowUp'), 'ArrowUp'],
  ['the space bar', press(' ', 'Space'), ' '],
])('BO-65 the key of %s', (_, key, expected) => {
  expect(key).toBe(expected);
});
