import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkedName, type Storage } from './storage.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Unfinished files, which a stopped process may leave. */
const DRAFT = '.part';

/** Files in a folder, which is created with its first file. */
export function localStorage(folder: string): Storage {
  return {
    name: folder,
    async read(name) {
      try {
        return await readFile(join(folder, checkedName(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, checkedName(name));
      const draft = `${path}.${crypto.randomUUID()}${DRAFT}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    async *list(prefix = '') {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      yield* names.filter((name) => name.startsWith(prefix) && !name.endsWith(DRAFT));
    },
    remove: (name) => rm(join(folder, checkedName(name)), { force: true }),
  };
}
