import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, from its source and from its bundle alike: the one that holds `migrations`. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the migrations folder of @dasturxon/api was not found');
    folder = parent;
  }
  return folder;
}
