import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isDarkPicture } from './picture-light.ts';

const pixel = (light: number, opacity = 255) => [light, light, light, opacity];

test.each([
  ['black', [pixel(0)], true],
  ['white', [pixel(255)], false],
  ['a candle in the dark', [pixel(255), ...Array.from({ length: 9 }, () => pixel(20))], true],
  ['a dark dish on a light table', [pixel(20), pixel(220)], false],
  ['a logo without a background', [pixel(0, 0), pixel(200)], false],
  ['nothing', [], false],
])('BO-473 %s', (_, pixels, isDark) => {
  expect(isDarkPicture(pixels.flat())).toBe(isDark);
});

test('BO-473 a lighter picture is never dark where a darker one is not', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 40 }), fc.integer({ min: 0, max: 255 }), (lights, more) => {
      const lighter = lights.map((light) => pixel(Math.min(255, light + more)));
      if (!isDarkPicture(lights.flatMap((light) => pixel(light))))
        expect(isDarkPicture(lighter.flat())).toBe(false);
    }),
  );
});
