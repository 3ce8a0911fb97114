import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGE_TAGS, type Language } from '@dasturxon/core/kernel';
import type { ScreenFiles, ShellAssets } from '@dasturxon/storefront/server';
import * as v from 'valibot';

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;
/** From which source the screen of a route comes, and its name there (`vite.screens.ts`). */
const Screens = v.record(v.string(), v.object({ file: v.string(), part: v.string() }));
type Screens = v.InferOutput<typeof Screens>;

/** The built files of one shell, as its Vite manifest lists them. `base` is where they are served. */
export async function readShellAssets(folder: string, base: string): Promise<ShellAssets> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`The storefront is not built: ${folder} has no manifest. Run npm start, or pnpm build.`);
  });
  const manifest = v.parse(Manifest, JSON.parse(text));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The manifest of ${folder} has no entry.`);
  const chunks = entry.imports.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  const styles = [...chunks, entry].flatMap((chunk) => chunk.css);
  const css = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  const screens = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => '{}');
  return {
    script: base + entry.file,
    preload: chunks.map((chunk) => base + chunk.file),
    styles: css.join(''),
    inlined: styles.map((file) => base + file),
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    screenFiles: screenFiles(manifest, v.parse(Screens, JSON.parse(screens)), base),
  };
}

const FRAME = 'src/screens/screen-frame.tsx';
/** What brings the screen that a page has named; any other screen is looked up in the table. */
const DOOR = 'src/app/page-screen.ts';
const TABLE = 'src/app/screens.ts';
/** What is shown for a path that is none (NAV-06). */
const UNKNOWN = 'src/screens/not-found/not-found-screen.tsx';

/** Finds the scripts and styles of a route's screen, each list made once. */
function screenFiles(manifest: Manifest, screens: Screens, base: string) {
  const names = Object.keys(manifest);
  const known = new Map<string, ScreenFiles>();
  const always = closure(
    manifest,
    names.filter((name) => manifest[name]?.isEntry),
  );
  const found = (source: string) => names.find((name) => name.endsWith(`/${source}`));
  const filesOf = (sources: readonly string[]) => {
    const roots = sources.flatMap((source) => found(source) ?? []);
    const chunks = [...closure(manifest, roots)]
      .filter((name) => !always.has(name))
      .map((name) => manifest[name]!);
    const styles = [...new Set(chunks.flatMap(({ css }) => css))];
    return { scripts: chunks.map(({ file }) => base + file), styles: styles.map((file) => base + file) };
  };
  const withOwn = (screen: Screens[string] | undefined, words: string): ScreenFiles => {
    const source = screen && `src/${screen.file}`;
    const chunk = source && manifest[found(source) ?? ''];
    if (!chunk) return filesOf([TABLE, FRAME, UNKNOWN, words]);
    const own = { script: base + chunk.file, part: screen.part };
    return { ...filesOf([DOOR, FRAME, source, words]), own };
  };
  return (route: string, language: Language) => {
    const key = `${route}|${language}`;
    const words = `locales/${LANGUAGE_TAGS[language].split('-')[0]}/screens.po`;
    const files = known.get(key) ?? withOwn(screens[route], words);
    known.set(key, files);
    return files;
  };
}

/** Some chunks and all that they import. */
function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const take = (name: string) => {
    if (found.has(name) || !manifest[name]) return;
    found.add(name);
    manifest[name].imports.forEach(take);
  };
  roots.forEach(take);
  return found;
}
