import { allowsAnalytics, analyticsScripts } from '@dasturxon/core/merchant';
import type { Page, PageInput } from '@dasturxon/storefront/server';

import { RecentMap } from '../recent-map.ts';
import { pageHeaders, SAFETY_HEADERS } from './page-headers.ts';
import type { PageRenderer, PageSource } from './page-source.ts';
import { pictureHosts } from './picture-hosts.ts';
import { prepare, type Prepared } from './prepared.ts';

/** For pages that come through Vite as they are written: its scripts are inline and many, so only plug-ins stay out. */
const LIVE_POLICY = "object-src 'none'";

type Kept = { version: number; page: Promise<Prepared> };

/** Pages of all brands as bytes, each made once for what it depends on. */
export type PreparedPages = {
  menu: (key: string, version: number, input: () => Promise<PageInput>) => Promise<Prepared>;
  shell: (key: string, version: number, input: () => Promise<PageInput>) => Promise<Prepared>;
  /** The products that a long menu's page has left out, by the address that the page names. */
  rest: (address: string) => Prepared | undefined;
};

const KEEP_AT_MOST = 2_000;
/** Long menus are rare, and a page that is asked for again makes its rest again. */
const KEEP_RESTS = 60;

const REST_HEADERS = {
  ...SAFETY_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'max-age=31536000, immutable',
};

/** A store of prepared pages. `version` is the brand's: a page of an older one is made anew. */
export function createPreparedPages({ renderer, finish, isBuilt }: PageSource): PreparedPages {
  const kept = new RecentMap<string, Kept>(KEEP_AT_MOST);
  const rests = new RecentMap<string, Prepared>(KEEP_RESTS);

  async function keepRest({ address, json }: NonNullable<Page['rest']>) {
    rests.set(address, await prepare(json, REST_HEADERS));
  }

  function once(key: string, version: number, make: () => Promise<Prepared>): Promise<Prepared> {
    if (!isBuilt) return make();
    const known = kept.get(key);
    if (known?.version === version) return known.page;
    const fresh = { version, page: make() };
    kept.set(key, fresh);
    fresh.page.catch(() => kept.get(key) === fresh && kept.delete(key));
    return fresh.page;
  }

  async function make(input: () => Promise<PageInput>, kind: keyof PageRenderer): Promise<Prepared> {
    const given = await input();
    const page = (await renderer())[kind](given);
    if (page.rest) await keepRest(page.rest);
    const foreign = allowsAnalytics(given.path) ? analyticsScripts(given.brand.settings.analytics) : [];
    const takesCards = given.brand.settings.payments.includes('card');
    const pictures = pictureHosts(given.brand);
    const headers = pageHeaders(page, { ...given, foreign, takesCards, pictures });
    if (!isBuilt) headers['Content-Security-Policy'] = LIVE_POLICY;
    return prepare(await finish(page.html), { ...headers, 'Content-Language': page.language });
  }

  return {
    menu: (key, version, input) => once(`menu|${key}`, version, () => make(input, 'renderMenu')),
    shell: (key, version, input) => once(`shell|${key}`, version, () => make(input, 'renderShell')),
    rest: (address) => rests.get(address),
  };
}
