import { createRequire } from 'node:module';

import type { ViteDevServer } from 'vite';

import type { PageRenderer, PageSource } from './page-source.ts';

/** Pages from the sources, through Vite's module runner: what was saved a moment ago is what is drawn. */
export const livePages = (vite: ViteDevServer) => async (): Promise<PageSource> => {
  const entry = createRequire(import.meta.url).resolve('@dasturxon/storefront/server-source');
  return {
    assets: {
      script: '/src/main.ts',
      preload: [],
      styles: '',
      build: 'live',
    },
    renderer: async () => (await vite.ssrLoadModule(entry)) as PageRenderer,
    assetsFolder: null,
    finish: (html) => vite.transformIndexHtml('/', html),
    isBuilt: false,
  };
};
