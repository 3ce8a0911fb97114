import { LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';

import { storefrontMenu } from '../catalog/storefront-menu.ts';
import { siteDescription } from '../i18n/site-description.ts';
import { brandName, type PageInput } from './page-input.ts';
import { escapeHtml } from './escape.ts';
import { i18nOf } from './messages.ts';
import { addressIn, ownAddress, pictureAddress } from './page-address.ts';
import type { Preview } from './preview.ts';
import { CURRENCY, foodPicture } from './structured-data.ts';
import { joinNames } from '../i18n/labels/place-line.ts';

/**
 * What search engines, browsers and messengers read: icon, colour, description, languages, the app's manifest. A page
 * that does not exist, or is of one order, is not indexed.
 */
export function headOf(input: PageInput, preview: Preview | null): string {
  const { brand, isKnown, language, shell } = input;
  const { look, languages } = brand.settings;
  const icon = look.favicon || look.logo || brand.merchant.logo;
  return [
    icon ? `<link rel="icon" href="${escapeHtml(icon)}">` : '<link rel="icon" href="data:,">',
    // With the cookie that names the brand where the address does not (D1).
    shell === 'web'
      ? `<link rel="manifest" crossorigin="use-credentials" href="/manifest.webmanifest?lang=${language}">`
      : '',
    shell === 'web' ? '<link rel="apple-touch-icon" href="/icon-192.png">' : '',
    `<meta name="theme-color" content="${escapeHtml(look.mainColor)}">`,
    isKnown && !isOfOneOrder(input) ? '' : named('robots', 'noindex'),
    ...ownerProofs(brand.settings.analytics),
    preview ? previewHead(input, preview) : brandHead(input),
    `<link rel="canonical" href="${escapeHtml(ownAddress(input))}">`,
    ...languages.offered.map(
      (language) =>
        `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${escapeHtml(addressIn(language, input))}">`,
    ),
  ].join('');
}

/** An order's page can be opened by a link without signing in (B37): it is for people only. */
const isOfOneOrder = ({ path }: PageInput) => path.startsWith('/profile/orders/');

/** The site verification codes of Meta and Yandex (ENT-12, SET-26). */
function ownerProofs({ metaPixel, yandexMetrics }: PageInput['brand']['settings']['analytics']): string[] {
  return [
    ...(metaPixel?.content ? [named('facebook-domain-verification', metaPixel.content)] : []),
    ...(yandexMetrics?.keys ?? []).map((key) => named('yandex-verification', key)),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** The brand as a messenger or a search engine shows it: what it is, under a picture of its food. */
function brandHead(input: PageInput): string {
  const { look, languages } = input.brand.settings;
  const menu = storefrontMenu(input.brand.overall, input.language);
  const translate = (text: Parameters<typeof localize>[0]) => localize(text, input.language, languages.main);
  const sections = menu.categories.slice(0, NAMED_SECTIONS).map(({ name }) => translate(name));
  const description = siteDescription(i18nOf(input.language), {
    name: translate(input.brand.merchant.name),
    sections: joinNames(sections, input.language),
  });
  const food = foodPicture(input, menu);
  return [
    named('description', description),
    property('og:site_name', brandName(input)),
    property('og:title', brandName(input)),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:url', ownAddress(input)),
    picture(food, input) || picture(look.logo, input),
    food ? named('twitter:card', 'summary_large_image') : '',
  ].join('');
}

const NAMED_SECTIONS = 5;

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

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const picture = (image: string | null, input: PageInput) => {
  const address = pictureAddress(image, input);
  return address ? property('og:image', address) : '';
};
