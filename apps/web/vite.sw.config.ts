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

/** What can be done without a network: the menu, a product, the basket, a search; and what stands where nothing can. */
const OFFLINE =
  /src\/main\.ts$|screen-frame|app\/(?:screens|watch-intents)\.tsx?$|site-nav|menu-views|focus-screen|notice-host|menu\/late\.ts$|^_late-|screens\/(?:away|basket|product|search|category)\/|not-found/;

/** The files of a chunk and of everything that it imports. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => filesOf(one, seen))];
}

const namesOf = (pattern: RegExp) => Object.keys(manifest).filter((name) => pattern.test(name));
const listed = (names: string[]) =>
  [...new Set(names.flatMap((name) => filesOf(name)))].map((file) => BASE + file);

const locales = [
  ...new Set(namesOf(/locales\/\w+\/menu\.po$/).map((name) => /locales\/(\w+)\//.exec(name)![1]!)),
];
const files = {
  always: listed(namesOf(OFFLINE)),
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
