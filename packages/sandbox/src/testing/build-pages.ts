import { join } from 'node:path';

import { build } from 'vite';

/** Builds the scripts of the sandbox's pages before the tests that serve them. */
export async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
}
