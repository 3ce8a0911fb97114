import { join } from 'node:path';

import type { Hono } from 'hono';

import type { Deps } from '../deps.ts';
import { packageRoot } from '../package-root.ts';
import { readShellAssets } from './assets.ts';
import { createBrandPages } from './brand-pages.ts';
import { createPreparedPages } from './prepared-pages.ts';
import { servePage, type PageDeps } from './serve-page.ts';
import { staticFiles } from './static-files.ts';

const WEB = '/assets/web/';

/** Mounts the pages of the web shell with their assets and pictures; whatever no other route took is a page. */
export async function mountPages(deps: Deps): Promise<(app: Hono) => void> {
  const webFolder = join(packageRoot(), '..', 'web', 'dist');
  const serving: PageDeps = {
    deps,
    assets: await readShellAssets(webFolder, WEB),
    brands: await createBrandPages(deps),
    pages: createPreparedPages(),
  };
  const build = JSON.stringify({ build: serving.assets.build });

  return (app) => {
    staticFiles(app, { at: `${WEB}assets/`, folder: join(webFolder, 'assets'), compressed: true });
    staticFiles(app, { at: '/media/', folder: join(deps.env.DATA_DIR, 'pictures'), compressed: false });
    app.get(
      '/build.json',
      () =>
        new Response(build, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } }),
    );
    app.get('*', (c) => servePage(c.req.raw, serving));
  };
}
