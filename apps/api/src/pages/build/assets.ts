import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Language, LOCALES } from '@dasturxon/core/kernel';
import type { ScreenFiles, ShellAssets, sourceOfScreen } from '@dasturxon/storefront/server';
import * as v from 'valibot';

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;

/** `base`: the path under which the files are served. `sourceOf`: the source file of a route's screen. */
type Shell = { folder: string; base: string; sourceOf: typeof sourceOfScreen };

/** The built files of one shell, as its Vite manifest lists them. Throws when the shell is not built. */
export async function readShellAssets({ folder, base, sourceOf }: Shell): Promise<ShellAssets> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`The storefront is not built: ${folder} has no manifest. Run npm start, or pnpm build.`);
  });
  const manifest = v.parse(Manifest, JSON.parse(text));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The manifest of ${folder} has no entry.`);
  const chunks = entry.imports.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  const styles = [...chunks, entry].flatMap((chunk) => chunk.css);
  const css = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  return {
    script: base + entry.file,
    preload: chunks.map((chunk) => base + chunk.file),
    styles: css.join(''),
    inlined: styles.map((file) => base + file),
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    screenFiles: screenFiles(manifest, base, sourceOf),
  };
}

const FRAME = 'src/screens/screen-frame.tsx';
const TABLE = 'src/app/routes/screens.ts';

/** Finds the scripts and styles of a route's screen, each list made once. */
function screenFiles(manifest: Manifest, base: string, sourceOf: Shell['sourceOf']) {
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
  return (route: string, language: Language) => {
    const key = `${route}|${language}`;
    const texts = `locales/${LOCALES[language]}/screens.po`;
    const files = known.get(key) ?? filesOf([TABLE, FRAME, `src/screens/${sourceOf(route)[0]}`, texts]);
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
