import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../..');
/** `font-size: 14px`, `font: 600 14px/1.4 …`, `line-height: 20px`, and VKUI's tokens of them. */
const IN_PIXELS = /(?:font|font-size|line-height|--vkui--font_[\w-]+):[^;]*\b\d*\.?\d+px/g;

test('letters and their lines are never sized in pixels, which do not grow with the reader’s own size', () => {
  const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: path.dirname(PACKAGES) });
  expect(sheets.length).toBeGreaterThan(80);
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(path.dirname(PACKAGES), sheet), 'utf8').matchAll(IN_PIXELS)].map(
      ([rule]) => `${sheet}: ${rule}`,
    ),
  );
  expect(found).toEqual([]);
});
