import { join } from 'node:path';

import type { Hono } from 'hono';

import type { Deps } from '../deps.ts';
import { createBrandPages } from './brand-pages.ts';
import { WEB_ASSETS } from './built-pages.ts';
import type { PageSource } from './page-source.ts';
import { createPreparedPages } from './prepared-pages.ts';
import { servePage, type PageDeps } from './serve-page.ts';
import { staticFiles } from './static-files.ts';

/** Mounts the pages of the web shell with their assets and pictures; whatever no other route took is a page. */
export const mountPages =
  (openSource: () => Promise<PageSource>) =>
  async (deps: Deps): Promise<(app: Hono) => void> => {
    const source = await openSource();
    const { assets, assetsFolder } = source;
    const serving: PageDeps = {
      deps,
      assets,
      brands: await createBrandPages(deps),
      pages: createPreparedPages(source),
    };
    const build = JSON.stringify({ build: assets.build });

    return (app) => {
      if (assetsFolder)
        staticFiles(app, { at: `${WEB_ASSETS}assets/`, folder: assetsFolder, compressed: true });
      staticFiles(app, { at: '/media/', folder: join(deps.env.DATA_DIR, 'pictures'), compressed: false });
      app.get('/build.json', () => new Response(build, { headers: BUILD_HEADERS }));
      app.get('*', (c) => servePage(c.req.raw, serving));
    };
  };

const BUILD_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
