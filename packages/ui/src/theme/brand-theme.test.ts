import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { brandTheme, tintRules } from './brand-theme.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name));

const yellow = { mainColor: '#FCE000', onMainColor: '#1a1a1a', accentText: '#6b5f00' };

test('a brand sets its three colours over VKUI and for both schemes', () => {
  const css = brandTheme({ ...yellow, dark: { ...yellow, accentText: '#fce000' } });

  expect(css).toContain(':root:root:root{--dx-main:#FCE000;--dx-on-main:#1a1a1a;--dx-accent-text:#6b5f00}');
  expect(css).toContain(
    ":root:root:root[data-scheme='dark']{--dx-main:#FCE000;--dx-on-main:#1a1a1a;--dx-accent-text:#fce000}",
  );
  expect(css).toContain("prefers-color-scheme:dark){:root:root:root:not([data-scheme='light'])");
});

test('what is not a colour cannot leave its rule', () => {
  const css = brandTheme({ ...yellow, mainColor: 'red}</style><script>' });

  expect(css).not.toContain('script');
  expect(css).toContain(':root:root:root{--dx-on-main:#1a1a1a');
});

test('SET-23 a name on a picture takes its text colour with a ground; what is no colour is left out', () => {
  expect(
    tintRules({ 'a-1': { text: '#2B1A0F', ground: '#FFFFFF' }, b: { text: 'red}', ground: '#000000' } }),
  ).toBe("[data-tint='a-1']{color:#2B1A0F;background:#FFFFFF}");
});

test('the tokens weigh at most 2 kB', () => {
  expect(
    brotliCompressSync(Buffer.concat([read('base.css'), read('tokens.css')])).length,
  ).toBeLessThanOrEqual(2048);
});
