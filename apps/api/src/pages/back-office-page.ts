import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hostName } from '@dasturxon/core/merchant';

import type { Deps } from '../http/serving/context.ts';
import { tilesUrl } from '../http/tiles-url.ts';
import { packageRoot } from '../kernel/package-root.ts';
import { SAFETY_HEADERS } from './build/page-headers.ts';
import { workerScript } from './build/service-worker.ts';
import { siteOrigins } from '../merchants/site-origins.ts';
import { findTenant } from './serve-page.ts';
import { deletedPage, notAvailablePage } from './plain/status-pages.ts';

/** The build of the back office. */
export const BACK_OFFICE = join(packageRoot(), '..', 'admin', 'dist');

/** The service worker of the back office, which no other host serves; null on any of those. */
export async function backOfficeWorker(
  request: Request,
  deps: Deps,
  build = BACK_OFFICE,
): Promise<Response | null> {
  const found = await findTenant(request, deps);
  if (typeof found === 'string' || found.hostKind !== 'ADMIN') return null;
  return workerScript(join(build, 'office-worker.js'));
}

/** What the built page has in the place of a nonce. */
const NONCE = 'NONCE';

/**
 * No third-party script, style or frame: this page moves money. The one picture from elsewhere is a map tile, the frames are the
 * brand's own storefront in a preview.
 */
const policy = (nonce: string, tiles: string, sites: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // React Aria adds one style element, with the nonce that the page names.
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tiles.startsWith('/') ? '' : ` ${new URL(tiles).origin}`}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sites.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const headers = (nonce: string, tiles: string, sites: readonly string[]) => ({
  ...SAFETY_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy(nonce, tiles, sites),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
});

/** Where an operator's link leads: on the platform's host, where no brand is (BO-330). */
const START = '/start';

/** The page on which a new owner makes their brand: the back office's own build on the platform's host; null elsewhere. */
export async function startPage(request: Request, deps: Deps, build = BACK_OFFICE): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const host = hostName(request.headers.get('host') ?? new URL(request.url).host);
  if (pathname !== START || host !== deps.env.PLATFORM_HOST) return null;
  return officePage(request, { deps, sites: [], build });
}

type OfficePage = { deps: Deps; sites: readonly string[]; build: string };

async function officePage(request: Request, { deps, sites, build }: OfficePage): Promise<Response> {
  const html = await readFile(join(build, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return notAvailablePage(request, 404);
  const nonce = randomBytes(16).toString('base64');
  return new Response(html.replace(NONCE, nonce), { headers: headers(nonce, tilesUrl(deps.env), sites) });
}

/** The page of the back office, the same at every path of its host; null on any other host. `build` is its folder. */
export async function backOfficePage(
  request: Request,
  deps: Deps,
  build = BACK_OFFICE,
): Promise<Response | null> {
  const found = await findTenant(request, deps);
  if (typeof found === 'string' || found.hostKind !== 'ADMIN') return null;
  if (found.deleted) return deletedPage(request);
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const sites = await siteOrigins(deps, found.merchantId, host);
  return officePage(request, { deps, sites, build });
}
