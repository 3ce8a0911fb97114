import fc from 'fast-check';
import { expect, test } from 'vitest';

import { brandColors, DARK_SURFACES, LIGHT_SURFACES } from './brand-colors.ts';
import { contrastRatio } from './contrast.ts';
import { contrastGuard, GUARDED_PLACES } from './contrast-guard.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };

test('scenario 20 BO-213 every shown shade can be read, and a readable colour stays as it is', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (mainColor, mainColorType) => {
      const guarded = contrastGuard({ mainColor, mainColorType });
      expect(guarded.map(({ place }) => place)).toEqual([...GUARDED_PLACES]);
      for (const { place, isReadable, shade } of guarded) {
        const again = contrastGuard({ mainColor: shade, mainColorType }).find((one) => one.place === place);
        expect(again?.isReadable).toBe(true);
        expect(shade === mainColor).toBe(isReadable);
      }
    }),
    runs,
  );
});

test('scenario 20 BO-213 links on light and dark pages have the shade of the guard', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (mainColor, mainColorType) => {
      const look = { mainColor, mainColorType };
      const { accentOnLight, accentOnDark } = brandColors(look);
      const [, light, dark] = contrastGuard(look);
      expect([light?.shade, dark?.shade]).toEqual([accentOnLight, accentOnDark]);
    }),
    runs,
  );
});

test('scenario 20 BO-352 of any colour the guard’s pairs have 4.5:1, and the shade that it names for buttons is that of the storefront', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (mainColor, mainColorType) => {
      const look = { mainColor, mainColorType };
      const { onButton, buttonOnLight, buttonOnDark } = brandColors(look);
      const [button, light, dark] = contrastGuard(look);
      const pairs: [string, string][] = [
        [button!.shade, onButton],
        ...LIGHT_SURFACES.map((surface): [string, string] => [light!.shade, surface]),
        ...DARK_SURFACES.map((surface): [string, string] => [dark!.shade, surface]),
      ];
      for (const [shade, other] of pairs) expect(contrastRatio(shade, other)).toBeGreaterThanOrEqual(4.5);
      if (!button!.isReadable) expect([buttonOnLight, buttonOnDark]).toContain(button!.shade);
    }),
    runs,
  );
});

test('BO-213 yellow with white text is not readable; the nearest shade is darker', () => {
  const [button] = contrastGuard({ mainColor: '#FCE000', mainColorType: 'dark' });
  expect(button).toMatchObject({ place: 'BUTTON', isReadable: false, shade: '#867700' });
  expect(button?.ratio).toBeLessThan(1.5);
});
