import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { brandColors, buttonColor, DARK_SURFACES, LIGHT_SURFACES, textOn } from './brand-colors.ts';
import { contrastRatio, mixColors, relativeLuminance, shiftUntilReadable } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('TEN-13 D68 the text on the main colour', () => {
  test.each([
    ['dark', '#FFFFFF'],
    ['light', '#000000'],
    ['', '#000000'],
    ['DARK', '#000000'],
    ['anything else', '#000000'],
  ])('TEN-13 mainColorType %j writes in %s', (type, text) => {
    expect(textOn(type)).toBe(text);
  });

  test.each([
    ['#FCE000', 'light', '#FCE000'],
    ['#B71C1C', 'dark', '#B71C1C'],
    ['#FFFFFF', 'light', '#FFFFFF'],
    ['#000000', 'dark', '#000000'],
  ])('D68 %s as %s is readable and stays as it is', (main, type, button) => {
    expect(buttonColor(main, type)).toBe(button);
  });

  test('D68 white on yellow fails, so the yellow darkens and the text stays white', () => {
    expect(buttonColor('#FCE000', 'dark')).toBe('#867700');
    expect(contrastRatio(buttonColor('#FCE000', 'dark'), '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(textOn('dark')).toBe('#FFFFFF');
  });

  test('D68 any colour and type: text on the button and accents on both palettes have 4.5:1', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('dark', 'light'), (mainColor, mainColorType) => {
        const colors = brandColors({ mainColor, mainColorType });
        for (const button of [colors.buttonOnLight, colors.buttonOnDark])
          expect(contrastRatio(button, colors.onButton)).toBeGreaterThanOrEqual(4.5);
        expect(colors.onButton).toBe(textOn(mainColorType));
        for (const surface of LIGHT_SURFACES)
          expect(contrastRatio(colors.accentOnLight, surface)).toBeGreaterThanOrEqual(4.5);
        for (const surface of DARK_SURFACES)
          expect(contrastRatio(colors.accentOnDark, surface)).toBeGreaterThanOrEqual(4.5);
        expect(colors.main).toBe(mainColor);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 1000) },
    );
  });

  test.each([
    ['#FFFFFF', 'light'],
    ['#FFFEF0', 'light'],
    ['#000000', 'dark'],
    ['#19191A', 'dark'],
    ['#101820', 'dark'],
  ])('SET-21 a button of %s is distinguishable from its page', (mainColor, mainColorType) => {
    const { buttonOnLight, buttonOnDark } = brandColors({ mainColor, mainColorType });
    expect(contrastRatio(buttonOnLight, '#FFFFFF')).toBeGreaterThanOrEqual(1.2);
    for (const surface of DARK_SURFACES)
      expect(contrastRatio(buttonOnDark, surface)).toBeGreaterThanOrEqual(1.2);
  });

  test.each([
    ['#FFFFFF', 'light'],
    ['#F0F0F0', 'light'],
    ['#000000', 'dark'],
    ['#101820', 'dark'],
    ['#7F7F7F', 'dark'],
  ])('SET-21 a chosen part in %s is distinguishable from the others', (mainColor, mainColorType) => {
    const { chosenOnLight, chosenOnDark } = brandColors({ mainColor, mainColorType });
    expect(contrastRatio(chosenOnLight, '#FFFFFF')).toBeGreaterThanOrEqual(3);
    for (const surface of DARK_SURFACES)
      expect(contrastRatio(chosenOnDark, surface)).toBeGreaterThanOrEqual(3);
  });

  test('SET-21 a colour with a hue marks what is chosen itself', () => {
    const { chosenOnLight, chosenOnDark } = brandColors({ mainColor: '#FCE000', mainColorType: 'light' });
    expect([chosenOnLight, chosenOnDark]).toEqual(['#FCE000', '#FCE000']);
  });

  test.each(['#FCE000', '#FFEB3B', '#C62828', '#12355B', '#E8A87C'])(
    'SET-21 %s has enough contrast and stays as it is',
    (mainColor) => {
      const mainColorType = mainColor < '#D' ? 'dark' : 'light';
      const { buttonOnLight, buttonOnDark } = brandColors({ mainColor, mainColorType });
      expect([buttonOnLight, buttonOnDark]).toEqual([mainColor, mainColor]);
    },
  );

  test('D68 the shade moves no further than needed: one percent less would not be readable', () => {
    fc.assert(
      fc.property(hex, (main) => {
        const button = buttonColor(main, 'dark');
        const percent = Array.from({ length: 101 }, (_, p) => p).find(
          (p) => mixColors(main, '#000000', p) === button,
        )!;
        expect(percent === 0 || contrastRatio(mixColors(main, '#000000', percent - 1), '#FFFFFF') < 4.5).toBe(
          true,
        );
      }),
    );
  });
});

describe('colour maths of WCAG', () => {
  test.each([
    ['#000000', 0],
    ['#FFFFFF', 1],
    ['#FF0000', 0.2126],
    ['#00FF00', 0.7152],
    ['#0000FF', 0.0722],
  ])('the luminance of %s is %d', (color, luminance) => {
    expect(relativeLuminance(color)).toBeCloseTo(luminance, 6);
  });

  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.478],
    ['#767676', '#FFFFFF', 4.542],
    ['#0A0A0A', '#000000', 1.0607],
  ])('the contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 3);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  test.each([
    ['#000000', '#FFFFFF', 0, '#000000'],
    ['#000000', '#FFFFFF', 100, '#FFFFFF'],
    ['#000000', '#FFFFFF', 50, '#808080'],
    ['#0a0000', '#00000a', 50, '#050005'],
  ])('%s mixed with %s by %d percent is %s', (one, other, percent, mixed) => {
    expect(mixColors(one, other, percent)).toBe(mixed);
  });

  test('where nothing nearer is readable the answer is the colour moved towards', () => {
    expect(shiftUntilReadable('#808080', '#FFFFFF', { against: ['#000000'], ratio: 21 })).toBe('#FFFFFF');
    expect(shiftUntilReadable('#808080', '#000000', { against: ['#FFFFFF', '#000000'], ratio: 21 })).toBe(
      '#000000',
    );
  });
});
