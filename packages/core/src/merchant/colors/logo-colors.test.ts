import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { textOn } from './brand-colors.ts';
import { contrastRatio, TEXT_CONTRAST } from './contrast.ts';
import { logoColors } from './logo-colors.ts';

const pixel = (red: number, green: number, blue: number, alpha = 255) => [red, green, blue, alpha];
const times = (count: number, one: number[]) => Array.from({ length: count }, () => one).flat();

describe('BO-437 the colours of a logo', () => {
  test('the most frequent comes first; greys, what cannot be seen and near shades are left out', () => {
    const pixels = [
      ...times(50, pixel(255, 255, 255)),
      ...times(20, pixel(160, 20, 30)),
      ...times(9, pixel(170, 22, 34)),
      ...times(30, pixel(10, 90, 40)),
      ...times(90, pixel(0, 0, 255, 10)),
    ];
    expect(logoColors(pixels, 'dark')).toEqual(['#0A5A28', '#A0141E']);
  });

  test('a logo without a hue offers nothing', () => {
    expect(logoColors([...pixel(0, 0, 0), ...pixel(128, 130, 126)], 'dark')).toEqual([]);
  });

  test('text can be read on each, at most five, whatever the picture and the colour of the text', () => {
    const pixels = fc.array(fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255))), { maxLength: 40 });
    fc.assert(
      fc.property(pixels, fc.constantFrom('dark', 'light'), (all, type) => {
        const colors = logoColors(all.flat(), type);
        expect(colors.length).toBeLessThanOrEqual(5);
        for (const color of colors)
          expect(contrastRatio(color, textOn(type))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });
});
