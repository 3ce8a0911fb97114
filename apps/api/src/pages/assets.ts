import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ShellAssets } from '@dasturxon/storefront/server';
import * as v from 'valibot';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

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
  return {
    script: base + entry.file,
    preload: chunks.map((chunk) => base + chunk.file),
    styles: css.join(''),
    inlined: styles.map((file) => base + file),
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
