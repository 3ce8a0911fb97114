import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readShellAssets } from './assets.ts';

const at = '../../packages/storefront';
const MANIFEST = {
  'src/main.ts': { file: 'assets/main.js', isEntry: true, imports: ['_menu.js'] },
  '_menu.js': { file: 'assets/menu.js' },
  '_parts.js': { file: 'assets/parts.js', imports: ['_menu.js'], css: ['assets/parts.css'] },
  [`${at}/src/app/routes/screens.ts`]: { file: 'assets/screens.js', imports: ['_menu.js'] },
  [`${at}/src/screens/screen-frame.tsx`]: { file: 'assets/frame.js', imports: ['_parts.js'] },
  [`${at}/src/screens/contact/contact-screen.tsx`]: {
    file: 'assets/contact.js',
    imports: ['_parts.js', 'src/main.ts'],
    css: ['assets/contact.css'],
  },
  [`${at}/src/screens/not-found/not-found-screen.tsx`]: { file: 'assets/not-found.js' },
  [`${at}/locales/ru/screens.po`]: { file: 'assets/ru.js' },
  [`${at}/locales/kk/screens.po`]: { file: 'assets/kk.js' },
};

function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-build-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  const sourceOf = (route: string) =>
    route === 'contact'
      ? (['contact/contact-screen.tsx', 'ContactScreen'] as const)
      : (['not-found/not-found-screen.tsx', 'NotFoundScreen'] as const);
  return readShellAssets({ folder, base: '/assets/web/', sourceOf });
}
const named = (files: readonly string[]) =>
  files.map((file) => file.replace('/assets/web/assets/', '')).toSorted();

test('BOOT-15 a screen’s files are its own, its frame’s and its messages, without those of every page', async () => {
  const { screenFiles } = await aBuild();
  const { scripts, styles } = screenFiles!('contact', 'ru');
  expect(named(scripts)).toEqual(['contact.js', 'frame.js', 'parts.js', 'ru.js', 'screens.js']);
  expect(named(styles)).toEqual(['contact.css', 'parts.css']);
  expect(named(screenFiles!('contact', 'kz').scripts)).toContain('kk.js');
});

test('NAV-06 an unknown path answers with the 404 page', async () => {
  const { screenFiles } = await aBuild();
  const { scripts } = screenFiles!('404', 'ru');
  expect(named(scripts)).toEqual(['frame.js', 'not-found.js', 'parts.js', 'ru.js', 'screens.js']);
});
