import { type Language, LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';

import { brandName } from './brand-name.ts';
import { escapeHtml, safeJson } from './escape.ts';
import type { PageInput } from './page-input.ts';
import type { Preview } from './preview.ts';

/**
 * What search engines, browsers and messengers read: icon, colour, description, languages, the restaurant itself. A page
 * that is not there is to be found by nobody.
 */
export function headOf(input: PageInput, preview: Preview | null): string {
  const { brand, path, isKnown } = input;
  const { look, languages } = brand.settings;
  const name = brandName(input);
  const icon = look.favicon || look.logo || brand.merchant.logo;
  return [
    icon ? `<link rel="icon" href="${escapeHtml(icon)}">` : '<link rel="icon" href="data:,">',
    `<meta name="theme-color" content="${escapeHtml(look.mainColor)}">`,
    isKnown ? '' : named('robots', 'noindex'),
    ...ownerProofs(brand.settings.analytics),
    preview ? previewHead(input, preview) : brandHead(input),
    `<link rel="canonical" href="${escapeHtml(ownAddress(input))}">`,
    ...languages.offered.map(
      (language) =>
        `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${escapeHtml(addressIn(language, input))}">`,
    ),
    path === '/' ? `<script type="application/ld+json">${safeJson(restaurant(name, input))}</script>` : '',
  ].join('');
}

/** The codes by which Meta and Yandex know that whoever has switched them on owns the site (ENT-12, SET-26). */
function ownerProofs({ metaPixel, yandexMetrics }: PageInput['brand']['settings']['analytics']): string[] {
  return [
    ...(metaPixel?.content ? [named('facebook-domain-verification', metaPixel.content)] : []),
    ...(yandexMetrics?.keys ?? []).map((key) => named('yandex-verification', key)),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

function brandHead(input: PageInput): string {
  const { look, languages } = input.brand.settings;
  const description = localize(input.brand.merchant.name, input.language, languages.main);
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:title', brandName(input)),
    property('og:type', 'website'),
    picture(look.logo, input),
  ].join('');
}

/** A dish or a category as a messenger shows the link to it; without a picture of its own, under the brand's. */
function previewHead(input: PageInput, { title, description, image, price }: Preview): string {
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:site_name', brandName(input)),
    property('og:title', title),
    property('og:description', description),
    property('og:type', price === null ? 'website' : 'product'),
    property('og:url', ownAddress(input)),
    picture(image, input) || picture(input.brand.settings.look.logo, input),
    price === null
      ? ''
      : property('product:price:amount', String(price)) + property('product:price:currency', CURRENCY),
    image ? '<meta name="twitter:card" content="summary_large_image">' : '',
  ].join('');
}

const CURRENCY = 'UZS';

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const picture = (image: string | null, { origin }: PageInput) =>
  image && URL.canParse(image, origin) ? property('og:image', new URL(image, origin).href) : '';

/** The page's address: in the merchant's main language the plain one, in another the one that asks for it. */
function ownAddress(input: PageInput): string {
  const { forced, main } = input.brand.settings.languages;
  if (forced || input.language === main) return addressIn(null, input);
  return addressIn(input.language, input);
}

function addressIn(language: Language | null, { origin, path, categoryId }: PageInput): string {
  const query = new URLSearchParams({
    ...(categoryId && { id: categoryId }),
    ...(language && { lang: language }),
  });
  return origin + path + (query.size > 0 ? `?${query}` : '');
}

const restaurant = (name: string, { origin }: PageInput) => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name,
  url: origin,
  hasMenu: origin,
  currenciesAccepted: CURRENCY,
});
