import { brandColors, isPageOn } from '@dasturxon/core/merchant';
import { directionOf, type Language, LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';
import { pathTo, type RouteName } from '@dasturxon/core/paths';

import type { Deps } from '../http/serving/context.ts';
import { drawIcon } from '../pictures/draw-icon.ts';
import type { KnownBrand } from './brand/brand-page.ts';
import { escapeMarkup } from './plain/plain-page.ts';

/** Pages of one visitor, which no search engine should list. */
const PRIVATE = [
  '/basket',
  '/checkout',
  '/profile',
  '/login',
  '/choose-address',
  '/address/',
  '/search',
  '/notifications',
  '/language',
  '/tg',
  '/click',
];

/** Pages beside the menu that a search engine should list where the merchant has them. */
const LISTED: readonly RouteName[] = [
  'index',
  'about',
  'branches',
  'reservations',
  'vacancy',
  'contact',
  'offerta',
  'privacy',
  'terms',
];

/** The most addresses that one sitemap may have, by its protocol. */
const MOST_ADDRESSES = 50_000;
/** The most addresses with those in other languages, so that the file stays below the protocol's 50 MB. */
const MOST_LINKS = 300_000;

/** Behind the logo and the starting app. */
const BACKGROUND = '#ffffff';

/** A file of a site, with its type. */
export type SiteFile = { type: string; body: string | Uint8Array };

export type Site = { brand: KnownBrand; origin: string; language: Language };

/** What crawlers may read, and where the list of pages is. */
export function robotsFile({ origin }: Pick<Site, 'origin'>): SiteFile {
  const rules = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return { type: 'text/plain; charset=utf-8', body: `${rules.join('\n')}\n` };
}

/**
 * Every page that a guest may find: the menu, its categories and dishes, and the pages that the merchant has; each with
 * its address in every language of the site.
 */
export function sitemapFile({ brand, origin }: Pick<Site, 'brand' | 'origin'>): SiteFile {
  const { overall, settings } = brand;
  const pages = LISTED.filter((name) => isPageOn(name, settings.features)).map((name) => pathTo(name));
  const categories = overall.categories.map(({ id }) => `/category?${new URLSearchParams({ id })}`);
  const dishes = overall.products
    .filter(({ active }) => active)
    .map(({ id }) => pathTo('product-id', { id }));
  const alternates = alternatesOf(settings.languages);
  const most = Math.min(MOST_ADDRESSES, Math.floor(MOST_LINKS / (alternates.length + 1)));
  const urls = [...pages, ...categories, ...dishes].slice(0, most).map((path) => {
    const links = alternates.map(
      ({ tag, language }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(origin + inLanguage(path, language))}"/>`,
    );
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${links.join('')}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
  return { type: 'application/xml; charset=utf-8', body };
}

type Alternate = { tag: string; language: Language | null };

/** The languages that an address can be asked for in; none where the site has one language. */
function alternatesOf({ forced, offered }: KnownBrand['settings']['languages']): Alternate[] {
  if (forced || offered.length < 2) return [];
  const each = offered.map((language) => ({ tag: LANGUAGE_TAGS[language], language }));
  return [...each, { tag: 'x-default', language: null }];
}

const inLanguage = (path: string, language: Language | null) =>
  language ? `${path}${path.includes('?') ? '&' : '?'}lang=${language}` : path;

/** Sides of the PNG icons in pixels: what installing an app asks for. */
export const ICON_SIDES = [192, 512] as const;
/** The address of the PNG icon of this size. */
export const iconPath = (side: (typeof ICON_SIDES)[number]) => `/icon-${side}.png` as const;

/** The brand as an app that a phone can install: its names, colours and icons, in the language of the page. */
export function manifestFile({ brand, language }: Omit<Site, 'origin'>): SiteFile {
  const { merchant, settings } = brand;
  const { look } = settings;
  const name = localize(merchant.name, language, settings.languages.main);
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: LANGUAGE_TAGS[language],
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: look.mainColor,
    background_color: BACKGROUND,
    icons: [
      ...ICON_SIDES.map((side) => ({
        src: iconPath(side),
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) };
}

/** The icon of a brand that can be drawn at any size: the first letter of its name on its colour. */
export function iconFile({ brand }: Pick<Site, 'brand'>): SiteFile {
  const { merchant, settings } = brand;
  const colors = brandColors(settings.look);
  const [letter = ''] = localize(
    merchant.name,
    settings.languages.main ?? 'uz',
    settings.languages.main,
  ).trim();
  const body = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${escapeMarkup(colors.buttonOnLight)}"/>`,
    `<text x="256" y="350" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="264" fill="${escapeMarkup(colors.onButton)}">${escapeMarkup(letter.toUpperCase())}</text>`,
    '</svg>',
  ].join('');
  return { type: 'image/svg+xml; charset=utf-8', body };
}

/** The icon as a PNG of this size: the brand's logo, or its first letter without a logo. */
export async function pngIcon(
  deps: Pick<Deps, 'storage' | 'log'>,
  { brand, side }: Pick<Site, 'brand'> & { side: number },
): Promise<SiteFile> {
  const { merchant, settings } = brand;
  const body = await drawIcon(deps, {
    logo: settings.look.logo ?? merchant.logo,
    background: BACKGROUND,
    fallback: String(iconFile({ brand }).body),
    side,
  });
  return { type: 'image/png', body };
}
