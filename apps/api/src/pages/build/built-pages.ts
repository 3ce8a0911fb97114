import { join } from 'node:path';

import type { Shell } from '@dasturxon/core/paths';

import { packageRoot } from '../../kernel/package-root.ts';
import { readShellAssets } from './assets.ts';
import type { PageSource } from './page-source.ts';

/** The app that builds a shell. */
export const SHELL_APPS: Readonly<Record<Shell, string>> = { web: 'web', tg: 'telegram', click: 'click' };

/** Pages from the build: prepared once, kept until their brand changes. */
export async function builtPages(shell: Shell): Promise<PageSource> {
  const folder = join(packageRoot(), '..', SHELL_APPS[shell], 'dist');
  const at = `/assets/${shell}/`;
  const renderer = await import('@dasturxon/storefront/server');
  const assets = await readShellAssets({ folder, base: at, sourceOf: renderer.sourceOfScreen });
  return {
    at,
    assets,
    renderer: async () => renderer,
    assetsFolder: join(folder, 'assets'),
    finish: async (html) => html,
    isBuilt: true,
  };
}
