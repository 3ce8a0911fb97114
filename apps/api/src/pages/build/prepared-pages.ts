import { allowsAnalytics, analyticsScripts, mapSources, regionalMap } from '@dasturxon/core/merchant';
import type { Page, PageInput } from '@dasturxon/storefront/server';
import { LRUCache } from 'lru-cache';

import { pageHeaders, SAFETY_HEADERS } from './page-headers.ts';
import type { PageRenderer, PageSource } from './page-source.ts';
import { pictureHosts } from './picture-hosts.ts';
import { prepare, type Prepared, sizeOfPrepared } from '../../http/prepared/prepared.ts';

/** For pages that come through Vite as they are written: its scripts are inline and many, so only plug-ins stay out. */
const LIVE_POLICY = "object-src 'none'";

type Kept = { version: number; page: Prepared };
type Underway = { version: number; page: Promise<Prepared> };

/** Pages of all brands as bytes, each made once for what it depends on; `key` names the shell too. */
export type PreparedPages = {
  menu: (key: string, version: number, input: () => Promise<PageInput>) => Promise<Prepared>;
  shell: (key: string, version: number, input: () => Promise<PageInput>) => Promise<Prepared>;
  /** A page in a preview, made for one request and kept nowhere. */
  preview: (kind: keyof PageRenderer, input: PageInput) => Promise<Response>;
};

/** Bytes of pages that all shells keep: a page with its codings is 30 to 400 kB. */
const KEEP_BYTES = 160e6;
/** Long menus are rare, and a page that is asked for again makes its rest again. */
const KEEP_REST_BYTES = 48e6;

/** What the shells keep together. */
export type PageRoom = {
  kept: LRUCache<string, Kept>;
  /** The products that a page has left out, by the address that it names. */
  rests: LRUCache<string, Prepared>;
};

/** Room for so many bytes of pages; those read last stay. */
export const createPageRoom = (keepBytes = KEEP_BYTES): PageRoom => ({
  kept: new LRUCache<string, Kept>({
    maxSize: keepBytes,
    sizeCalculation: ({ page }, key) => sizeOfPrepared(page) + key.length,
  }),
  rests: new LRUCache<string, Prepared>({ maxSize: KEEP_REST_BYTES, sizeCalculation: sizeOfPrepared }),
});

const REST_HEADERS = {
  ...SAFETY_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'max-age=31536000, immutable',
};

const UNSTORED = { 'Cache-Control': 'no-store' };

/** What the map of a page needs of its policy; null for Leaflet. */
function mapPolicy({ brand, path, mapsUrl }: PageInput) {
  const { mapType } = brand.settings;
  const map = regionalMap({ mapType, key: brand.merchant.yandexMapKey, path, base: mapsUrl });
  return map && mapSources(map, mapsUrl);
}

/** A store of one shell's prepared pages. `version` is the brand's: a page of an older one is made anew. */
export function createPreparedPages(
  { renderer, finish, isBuilt }: PageSource,
  { kept, rests }: PageRoom,
): PreparedPages {
  const underway = new Map<string, Underway>();

  async function keepRest({ address, json }: NonNullable<Page['rest']>, headers = REST_HEADERS) {
    // What is public already stays so.
    if (headers !== REST_HEADERS && rests.has(address)) return;
    rests.set(address, await prepare(json, headers));
  }

  function once(key: string, version: number, make: () => Promise<Prepared>): Promise<Prepared> {
    if (!isBuilt) return make();
    const known = kept.get(key);
    if (known?.version === version) return Promise.resolve(known.page);
    const begun = underway.get(key);
    if (begun?.version === version) return begun.page;
    const page = make();
    const fresh = { version, page };
    underway.set(key, fresh);
    const end = () => underway.get(key) === fresh && underway.delete(key);
    page.then((prepared) => end() && kept.set(key, { version, page: prepared }), end);
    return page;
  }

  async function make(input: () => Promise<PageInput>, kind: keyof PageRenderer): Promise<Prepared> {
    const given = await input();
    const page = (await renderer())[kind](given);
    if (page.rest) await keepRest(page.rest);
    return prepare(await finish(page.html), headersOf(given, page));
  }

  function headersOf(given: PageInput, page: Page): Record<string, string> {
    const foreign = allowsAnalytics(given.path) ? analyticsScripts(given.brand.settings.analytics) : [];
    const takesCards = given.brand.settings.payments.includes('card');
    const pictures = pictureHosts(given.brand);
    const map = mapPolicy(given);
    const headers = pageHeaders(page, { ...given, foreign, takesCards, pictures, map });
    if (!isBuilt) headers['Content-Security-Policy'] = LIVE_POLICY;
    return { ...headers, 'Content-Language': page.language };
  }

  async function preview(kind: keyof PageRenderer, given: PageInput): Promise<Response> {
    const page = (await renderer())[kind](given);
    if (page.rest) await keepRest(page.rest, { ...REST_HEADERS, ...UNSTORED });
    const headers = { ...headersOf(given, page), ...UNSTORED, 'X-Robots-Tag': 'noindex' };
    return new Response(await finish(page.html), { headers });
  }

  return {
    menu: (key, version, input) => once(`menu|${key}`, version, () => make(input, 'renderMenu')),
    shell: (key, version, input) => once(`shell|${key}`, version, () => make(input, 'renderShell')),
    preview,
  };
}
