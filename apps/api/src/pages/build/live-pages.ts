import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Shell } from '@dasturxon/core/paths';
import type { ViteDevServer } from 'vite';

import { packageRoot } from '../../kernel/package-root.ts';
import { SHELL_APPS } from './built-pages.ts';
import type { PageRenderer, PageSource } from './page-source.ts';

/** Pages from the sources, through Vite's module runner: what was saved a moment ago is what is drawn. */
export const livePages =
  (vite: ViteDevServer) =>
  async (shell: Shell): Promise<PageSource> => {
    const entry = createRequire(import.meta.url).resolve('@dasturxon/storefront/server-source');
    const app = join(packageRoot(), '..', SHELL_APPS[shell]);
    return {
      at: `/assets/${shell}/`,
      assets: {
        script: `/@fs${app}/src/main.ts`,
        preload: [],
        styles: '',
        inlined: [],
        build: 'live',
      },
      renderer: async () => (await vite.ssrLoadModule(entry)) as PageRenderer,
      assetsFolder: null,
      finish: (html) => vite.transformIndexHtml('/', html),
      isBuilt: false,
    };
  };
