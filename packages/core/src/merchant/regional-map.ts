import type { Language } from '../kernel/language.ts';
import { allowsAnalytics } from './analytics.ts';
import type { MAP_TYPES } from './look-choices.ts';

/** The kinds of maps that another service's script draws. */
export const REGIONAL_MAPS = ['YANDEX', 'YANDEX_V3'] as const satisfies readonly (typeof MAP_TYPES)[number][];
/** A kind of map of `REGIONAL_MAPS`. */
export type RegionalMap = (typeof REGIONAL_MAPS)[number];

/** Where Yandex serves the scripts of both APIs. */
export const YANDEX_MAPS_URL = 'https://api-maps.yandex.ru';

/** Why a map of a service was not shown. `NO_KEY`: the merchant has given none. */
export const MAP_FAILURES = ['NO_KEY', 'SCRIPT', 'TIMEOUT', 'REFUSED', 'BROKEN'] as const;
/** A reason of `MAP_FAILURES`. */
export type MapFailure = (typeof MAP_FAILURES)[number];

/** Pages of the profile that have a map. */
const WITH_MAP = /^\/profile\/(?:orders|address)(?:\/|$)/;

/**
 * Whether the script of a map may be in a page: as scripts of others never with sign-in, checkout, cards and the guest's own
 * data (D80, T68), but with their orders and addresses, where the guest opens the map.
 */
export const allowsRegionalMap = (path: string): boolean => allowsAnalytics(path) || WITH_MAP.test(path);

/** Pages of an order: their map shows the courier. */
const TRACKED = /^\/profile\/orders\//;

/** What decides which map a page draws. `base` is where the script comes from. */
type MapChoice = { mapType: (typeof MAP_TYPES)[number]; key: string | null; path: string; base: string };

/**
 * The regional map of a page, or null for Leaflet (SET-32, D15). The free service's licence forbids following what moves:
 * there an order's map is Leaflet.
 */
export function regionalMap({ mapType, key, path, base }: MapChoice): RegionalMap | null {
  const isForbidden = base === YANDEX_MAPS_URL && TRACKED.test(path);
  return mapType === 'LEAFLET' || !key || isForbidden || !allowsRegionalMap(path) ? null : mapType;
}

const SCRIPT_LANGUAGES: Partial<Record<Language, string>> = {
  uz: 'ru_RU',
  ru: 'ru_RU',
  kz: 'ru_RU',
  tr: 'tr_TR',
};

/**
 * The address of a map's script. The service has no Uzbek and no Kazakh: their guests read Russian names.
 *
 * @param base The service, without a slash at the end.
 */
export function mapScriptUrl(
  map: RegionalMap,
  { base, key, language }: { base: string; key: string; language: Language },
): string {
  const lang = SCRIPT_LANGUAGES[language] ?? 'en_US';
  // `csp`: the build of 2.1 without eval, and the fixed hosts of 3, as Yandex documents them.
  const query = new URLSearchParams({ apikey: key, lang, csp: map === 'YANDEX' ? 'true' : '202512' });
  return `${base}/${map === 'YANDEX' ? '2.1' : 'v3'}/?${query.toString()}`;
}

/** Sources that a page's content security policy allows for a map, by directive. */
export type MapSources = Readonly<
  Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'worker', readonly string[]>
>;

const API = [YANDEX_MAPS_URL, 'https://*.api-maps.yandex.ru'];
const TILES = 'https://*.maps.yandex.net';

/**
 * Yandex documents these hosts per API. Left out: those of suggestions, search and routes, which we do not call, and
 * `unsafe-eval`, which 3 needs for vector tiles alone. Not tried against the real service.
 */
const SOURCES: Readonly<Record<RegionalMap, MapSources>> = {
  YANDEX: {
    script: [...API, TILES, 'https://yandex.ru'],
    style: ['blob:'],
    img: [...API, TILES, 'https://yandex.ru'],
    connect: [...API, TILES, 'https://yandex.ru'],
    frame: [YANDEX_MAPS_URL],
    worker: [],
  },
  YANDEX_V3: {
    script: [...API, 'https://yastatic.net'],
    style: [...API, 'https://yastatic.net'],
    img: [...API, TILES, 'https://yastatic.net'],
    connect: [...API, TILES, 'https://yastatic.net'],
    frame: [],
    worker: [...API, 'https://yastatic.net', 'data:'],
  },
};

/** What the policy of a page with this map allows: also from the host of paid keys. A stand-in at another address is one host for everything. */
export function mapSources(map: RegionalMap, base: string): MapSources {
  const { hostname, origin } = new URL(base);
  if (hostname.endsWith('api-maps.yandex.ru')) return SOURCES[map];
  const own = [origin];
  return { script: own, style: own, img: own, connect: own, frame: [], worker: [] };
}
