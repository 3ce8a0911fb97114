import { join } from 'node:path';

import type { Shell } from '@dasturxon/core/paths';
import type { Context, Hono } from 'hono';

import type { Deps } from '../http/serving/context.ts';
import { callerAddressReader } from '../http/limits/caller-address.ts';
import { requestLimit } from '../http/limits/request-limit.ts';
import { createBrandPages } from './brand/brand-pages.ts';
import { type BuiltAssets, keepServedBuild, keptAssets } from './build/kept-assets.ts';
import type { PageSource } from './build/page-source.ts';
import { SAFETY_HEADERS } from './build/page-headers.ts';
import { answerPrepared } from '../http/prepared/prepared.ts';
import { videoFiles } from './video-files.ts';
import { pictureReader } from '../pictures/read-picture.ts';
import { createPageRoom, createPreparedPages, type PageRoom } from './build/prepared-pages.ts';
import { BACK_OFFICE, backOfficePage, backOfficeWorker, startPage } from './back-office-page.ts';
import { servePage, type PageDeps, type ShellPages } from './serve-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { mountSiteFiles } from './site-files.routes.ts';
import { filesIn, staticFiles } from './build/static-files.ts';
import { tooManyPage } from './plain/status-pages.ts';

/** Mounts the pages of the three shells with their assets and pictures; whatever no other route took is a page. */
export const mountPages =
  (openSource: (shell: Shell) => Promise<PageSource>) =>
  async (deps: Deps): Promise<(app: Hono) => void> => {
    const [web, tg, click] = await Promise.all([openSource('web'), openSource('tg'), openSource('click')]);
    // One name for the build of all three: an open page asks whether there is another, whatever its shell.
    const build = [web, tg, click].map(({ assets }) => assets.build).join('-');
    const room = createPageRoom();
    const pagesOf = (source: PageSource): ShellPages => ({
      assets: { ...source.assets, build },
      pages: createPreparedPages(source, room),
    });
    const serving: PageDeps = {
      deps,
      brands: await createBrandPages(deps),
      shells: { web: pagesOf(web), tg: pagesOf(tg), click: pagesOf(click) },
    };
    const answer = JSON.stringify({ build });
    const built = builtAssets({ web, tg, click });
    const earlier = keptAssets(deps.storage);
    if (web.assetsFolder !== null) await keepServedBuild(deps, build, built);
    const addressOf = callerAddressReader(deps);
    const limit = requestLimit(deps.env.REQUEST_RATE);

    return (app) => {
      for (const { shell, folder } of built)
        staticFiles(app, {
          at: `/assets/${shell}/assets/`,
          read: async (name) => (await filesIn(folder)(name)) ?? earlier(shell, name),
          compressed: true,
        });
      videoFiles(app, deps.storage);
      staticFiles(app, { at: '/media/', read: pictureReader(deps), compressed: false });
      serviceWorker(app, web.assetsFolder);
      app.get(
        '/office-worker.js',
        async (c) =>
          (await backOfficeWorker(c.req.raw, deps)) ??
          new Response(null, { status: 404, headers: SAFETY_HEADERS }),
      );
      app.get('/menu-rest/:name', (c) => answerRest(c.req.raw, room));
      app.get('/build.json', () => new Response(answer, { headers: BUILD_HEADERS }));
      const refuse = (c: Context) => {
        const wait = limit(addressOf(c));
        return wait === 0 ? null : tooManyPage(c.req.raw, wait);
      };
      mountSiteFiles(app, serving, refuse);
      app.get(
        '*',
        async (c) =>
          refuse(c) ??
          (await backOfficePage(c.req.raw, deps)) ??
          (await startPage(c.req.raw, deps)) ??
          (await servePage(c.req.raw, serving)),
      );
    };
  };

/** The built files of every shell; while they are written, the shells have none, and Vite serves theirs. */
const builtAssets = (sources: Record<Shell, PageSource>): BuiltAssets[] => [
  ...Object.entries(sources).flatMap(([shell, { assetsFolder }]) =>
    assetsFolder === null ? [] : [{ shell, folder: assetsFolder }],
  ),
  { shell: 'admin', folder: join(BACK_OFFICE, 'assets') },
];

/** The rest of a long menu, whichever shell's page names it. */
function answerRest(request: Request, { rests }: PageRoom): Response {
  const rest = rests.get(new URL(request.url).pathname);
  return rest ? answerPrepared(request, rest) : new Response(null, { status: 404, headers: SAFETY_HEADERS });
}

const BUILD_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
