import { existsSync, readFileSync } from 'node:fs';

import { inlineScripts } from '@dasturxon/storefront/vite';
import { defineConfig } from 'vite';

const BASE = '/assets/web/';

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[] };

const MANIFEST = 'dist/manifest.json';
/** The shell's files; none while it is not built. */
const manifest = (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}) as Record<
  string,
  Chunk
>;

/** The pages that work offline: the menu, a product, the basket, a search; and the page for the rest. */
const OFFLINE = [
  /src\/main\.ts$/,
  /\/screen-frame\./,
  /\/app\/routes\/screens\./,
  /\/watch-intents\./,
  /\/site-nav\./,
  /\/notice-host\./,
  /\/load-lazy-catalog\./,
  /\/menu-views\./,
  /\/screens\/away\//,
  /\/screens\/basket\//,
  /\/basket-progress\./,
  /\/screens\/product\//,
  /\/screens\/search\//,
  /\/screens\/category\//,
  /not-found/,
];

/** The files of a chunk and of everything that it imports. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => filesOf(one, seen))];
}

/** Fails where a built shell has no such chunk: a file that moved must not drop out of what works offline. */
function namesOf(pattern: RegExp): string[] {
  const names = Object.keys(manifest).filter((name) => pattern.test(name));
  if (names.length === 0 && existsSync(MANIFEST)) throw new Error(`No chunk matches ${String(pattern)}`);
  return names;
}

const listed = (names: string[]) =>
  [...new Set(names.flatMap((name) => filesOf(name)))].map((file) => BASE + file);

const locales = [
  ...new Set(namesOf(/locales\/\w+\/menu\.po$/).map((name) => /locales\/(\w+)\//.exec(name)![1]!)),
];
const files = {
  always: listed(OFFLINE.flatMap(namesOf)),
  byLocale: Object.fromEntries(
    locales.map((locale) => [locale, listed(namesOf(new RegExp(`locales/${locale}/\\w+\\.po$`)))]),
  ),
};

/** The service worker, after the shell: one file of its own, with the names of the shell's files written into it. */
export default defineConfig({
  plugins: [inlineScripts],
  define: { __FILES__: JSON.stringify(files) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/service-worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
