import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGE_TAGS, type Language } from '@dasturxon/core/kernel';
import type { ShellAssets } from '@dasturxon/storefront/server';
import * as v from 'valibot';

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;
/** From which source the screen of a route comes (`vite.screens.ts`). */
const Screens = v.record(v.string(), v.string());

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

/** What every screen stands on, and what is shown for a path that is none (NAV-06). */
const FRAME = ['src/app/screens.ts', 'src/screens/screen-frame.tsx'];
const UNKNOWN = 'screens/not-found/not-found-screen.tsx';

/** Finds the scripts and styles of a route's screen, each list made once. */
function screenFiles(manifest: Manifest, screens: Readonly<Record<string, string>>, base: string) {
  const names = Object.keys(manifest);
  const known = new Map<string, { scripts: string[]; styles: string[] }>();
  const always = closure(
    manifest,
    names.filter((name) => manifest[name]?.isEntry),
  );
  const filesOf = (sources: readonly string[]) => {
    const roots = sources.flatMap((source) => names.find((name) => name.endsWith(`/${source}`)) ?? []);
    const chunks = [...closure(manifest, roots)]
      .filter((name) => !always.has(name))
      .map((name) => manifest[name]!);
    const styles = [...new Set(chunks.flatMap(({ css }) => css))];
    return { scripts: chunks.map(({ file }) => base + file), styles: styles.map((file) => base + file) };
  };
  return (route: string, language: Language) => {
    const key = `${route}|${language}`;
    const words = `locales/${LANGUAGE_TAGS[language].split('-')[0]}/screens.po`;
    const found = known.get(key) ?? filesOf([...FRAME, `src/${screens[route] ?? UNKNOWN}`, words]);
    known.set(key, found);
    return found;
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
