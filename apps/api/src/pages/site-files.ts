import { brandColors, isPageOn } from '@dasturxon/core/merchant';
import { directionOf, type Language, LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';
import { pathTo, type RouteName } from '@dasturxon/core/paths';

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

/** A text file of a site, with its type. */
export type SiteFile = { type: string; text: string };

type Site = { brand: KnownBrand; origin: string; language: Language };

/** What crawlers may read, and where the list of pages is. */
export function robotsFile({ origin }: Pick<Site, 'origin'>): SiteFile {
  const rules = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return { type: 'text/plain; charset=utf-8', text: `${rules.join('\n')}\n` };
}

/** Every page that a guest may find: the menu, its categories and dishes, and the pages that the merchant has. */
export function sitemapFile({ brand, origin }: Pick<Site, 'brand' | 'origin'>): SiteFile {
  const { overall, settings } = brand;
  const pages = LISTED.filter((name) => isPageOn(name, settings.features)).map((name) => pathTo(name));
  const categories = overall.categories.map(({ id }) => `/category?${new URLSearchParams({ id })}`);
  const dishes = overall.products
    .filter(({ active }) => active)
    .map(({ id }) => pathTo('product-id', { id }));
  const urls = [...pages, ...categories, ...dishes]
    .slice(0, MOST_ADDRESSES)
    .map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return { type: 'application/xml; charset=utf-8', text };
}

/** The brand as an app that a phone can install: its names, colours and icons, in the language of the page. */
export function manifestFile({ brand, language }: Omit<Site, 'origin'>): SiteFile {
  const { merchant, settings } = brand;
  const { look } = settings;
  const name = localize(merchant.name, language, settings.languages.main);
  const logo = look.logo ?? merchant.logo;
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
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
      ...(logo ? [{ src: logo, sizes: 'any', type: typeOf(logo), purpose: 'any' }] : []),
    ],
  };
  return { type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(manifest) };
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
  const text = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${escapeMarkup(colors.buttonOnLight)}"/>`,
    `<text x="256" y="350" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="264" fill="${escapeMarkup(colors.onButton)}">${escapeMarkup(letter.toUpperCase())}</text>`,
    '</svg>',
  ].join('');
  return { type: 'image/svg+xml; charset=utf-8', text };
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  ico: 'image/x-icon',
};

/** The picture's type by its name; undefined is left out of the manifest. */
const typeOf = (picture: string) => TYPES[/\.(\w+)(?:[?#]|$)/.exec(picture)?.[1]?.toLowerCase() ?? ''];
