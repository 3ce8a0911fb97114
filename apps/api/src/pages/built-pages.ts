import { join } from 'node:path';

import { packageRoot } from '../package-root.ts';
import { readShellAssets } from './assets.ts';
import type { PageSource } from './page-source.ts';

/** Where the web shell's files are served. */
export const WEB_ASSETS = '/assets/web/';

/** Pages from the build: prepared once, kept until their brand changes. */
export async function builtPages(): Promise<PageSource> {
  const folder = join(packageRoot(), '..', 'web', 'dist');
  const assets = await readShellAssets(folder, WEB_ASSETS);
  const renderer = await import('@dasturxon/storefront/server');
  return {
    assets,
    renderer: async () => renderer,
    assetsFolder: join(folder, 'assets'),
    finish: async (html) => html,
    isBuilt: true,
  };
}
