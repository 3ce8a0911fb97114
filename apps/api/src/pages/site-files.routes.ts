import type { Context, Hono } from 'hono';

import { type PageDeps, pageOrigin, findTenant } from './serve-page.ts';
import type { KnownBrand } from './brand/brand-page.ts';
import { assistantsFile } from './assistants-file.ts';
import { SAFETY_HEADERS } from './build/page-headers.ts';
import { answerPrepared, prepare, type Prepared } from '../http/prepared/prepared.ts';
import {
  ICON_SIDES,
  iconFile,
  iconPath,
  manifestFile,
  pngIcon,
  robotsFile,
  type Site,
  type SiteFile,
  sitemapFile,
} from './site-files.ts';
import { pageLanguage, readVisit } from './visit/visit.ts';

/** A file by its brand, origin and language. */
type ToFile = (site: Site, deps: PageDeps['deps']) => SiteFile | Promise<SiteFile>;

const FILES: Readonly<Record<string, ToFile>> = {
  '/robots.txt': robotsFile,
  '/sitemap.xml': sitemapFile,
  '/llms.txt': assistantsFile,
  '/manifest.webmanifest': manifestFile,
  '/icon.svg': iconFile,
  ...Object.fromEntries(
    ICON_SIDES.map((side): [string, ToFile] => [
      iconPath(side),
      ({ brand }, deps) => pngIcon(deps, { brand, side }),
    ]),
  ),
};

const HEADERS = {
  ...SAFETY_HEADERS,
  'Cache-Control': 'public, max-age=3600',
  // Icons and lists run nothing, opened directly or framed.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** What a file of a brand in its present state was compressed to; a changed brand is another object. */
const prepared = new WeakMap<KnownBrand, Map<string, Promise<Prepared>>>();

/** Mounts the files about a brand's site that browsers and search engines ask for: by host, like its pages. */
export function mountSiteFiles(app: Hono, serving: PageDeps, refuse: (c: Context) => Response | null): void {
  for (const [path, toFile] of Object.entries(FILES))
    app.get(path, async (c) => refuse(c) ?? (await siteFile(c.req.raw, toFile, serving)));
}

async function siteFile(request: Request, toFile: ToFile, { deps, brands }: PageDeps): Promise<Response> {
  const tenant = await findTenant(request, deps);
  // The back office is no site: search engines and home screens get nothing of it.
  if (typeof tenant === 'string' || tenant.deleted || !tenant.isActive || tenant.hostKind === 'ADMIN')
    return new Response(null, { status: 404, headers: SAFETY_HEADERS });
  const { brand } = await brands.current(tenant);
  const visit = readVisit(request);
  const site = { brand, origin: pageOrigin(request, deps), language: pageLanguage(visit, brand.settings) };
  const known = prepared.get(brand) ?? new Map<string, Promise<Prepared>>();
  prepared.set(brand, known);
  const key = [visit.url.pathname, site.origin, site.language].join('|');
  const bytes = known.get(key) ?? prepareFile(toFile(site, deps));
  if (known.size < 50) known.set(key, bytes);
  try {
    return answerPrepared(request, await bytes);
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

async function prepareFile(file: SiteFile | Promise<SiteFile>): Promise<Prepared> {
  const { type, body } = await file;
  return prepare(body, { ...HEADERS, 'Content-Type': type });
}
