import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Env } from '../../kernel/env.ts';

type Place = Pick<Env, 'DATA_DIR'>;

const MARK = 'brand-file-';

/** A folder of its own for one brand file, and what removes it. */
export async function temporaryFile({ DATA_DIR }: Place) {
  await mkdir(DATA_DIR, { recursive: true });
  const folder = await mkdtemp(join(DATA_DIR, MARK));
  return {
    file: join(folder, 'brand.tar.gz'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes files that a killed server has left: they may have personal data. `before`: what was last changed earlier. */
export async function removeLeftFiles({ DATA_DIR }: Place, before: Date): Promise<void> {
  for (const name of await readdir(DATA_DIR)) {
    if (!name.startsWith(MARK)) continue;
    const folder = join(DATA_DIR, name);
    const { mtime } = await stat(folder);
    if (mtime < before) await rm(folder, { recursive: true, force: true });
  }
}
