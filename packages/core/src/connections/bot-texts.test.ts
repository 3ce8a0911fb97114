import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { botTextProblem, filledText, placeholdersOf } from './bot-texts.ts';

const usual = 'Welcome to {brand}!';

describe('BO-481 own texts of the bot', () => {
  test.each([
    ['start.welcome', 'Salom! {brand}', null],
    ['start.welcome', '{brand}, {brand}', null],
    ['start.welcome', 'Salom!', 'placeholders'],
    ['start.welcome', 'Salom, {brand} {name}', 'placeholders'],
    ['start.welcome', `{brand}${'a'.repeat(294)}`, 'tooLong'],
  ] as const)('%s %j: %s', (key, own, problem) => {
    expect(botTextProblem(key, { own, usual })).toBe(problem);
  });

  test('the button of the menu is short', () => {
    expect(botTextProblem('button.menu', { own: 'a'.repeat(30), usual: 'Menu' })).toBeNull();
    expect(botTextProblem('button.menu', { own: 'a'.repeat(31), usual: 'Menu' })).toBe('tooLong');
  });

  const piece = fc.constantFrom('{brand}', '{sum}', '{', '}', 'a', ' ', '{}', '{constructor}');
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  test('values replace their names alone, and are not read again', () => {
    fc.assert(
      fc.property(text, text, (any, brand) => {
        const parts = any.split('{brand}');
        expect(filledText(any, { brand })).toBe(parts.join(brand));
      }),
    );
  });

  test('a text that passes has every value of the usual one', () => {
    fc.assert(
      fc.property(text, text, (own, other) => {
        fc.pre(botTextProblem('now.DONE', { own, usual: other }) === null);
        const values = Object.fromEntries(placeholdersOf(other).map((name) => [name, '·']));
        expect(placeholdersOf(filledText(own, values))).toEqual([]);
      }),
    );
  });
});
