import { describe, expect, test } from 'vitest';

import { textWidth } from './glyph-outlines.ts';
import { candidatesAt } from './candidates.ts';
import { isOverlap } from './label.ts';
import { labelLayout } from './layout-labels.ts';

/** The whole world at zoom 8. */
const WORLD = { left: 0, top: 0, right: 2 ** 16, bottom: 2 ** 16 };

describe('labels', () => {
  test('every letter of every name has an outline', () => {
    const texts = candidatesAt(16).flatMap((name) => (name.shape === 'level' ? name.lines : [name.text]));
    const letters = new Set(texts.join(''));
    expect([...letters].filter((letter) => textWidth(letter, 10) === 0)).toEqual([]);
  });

  test('level names never lie on each other', () => {
    const [x, y] = [45_377 * 256, 24_512 * 256];
    const view = { left: x - 3000, top: y - 3000, right: x + 3000, bottom: y + 3000 };
    const level = labelLayout(16)
      .within(view)
      .filter(({ shape }) => shape === 'level');
    expect(level.length).toBeGreaterThan(5);
    for (const [i, one] of level.entries())
      for (const other of level.slice(i + 1)) expect(isOverlap(one.box, other.box)).toBe(false);
  });

  test('a near map has streets and a far one only towns', () => {
    const far = labelLayout(8).within(WORLD);
    expect(far.every(({ shape }) => shape === 'level')).toBe(true);
    expect(far.flatMap(({ of }) => (of.shape === 'level' ? of.lines : []))).toContain('Toshkent');
  });
});
