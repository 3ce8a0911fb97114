import { LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';

import { brandName } from './brand-name.ts';
import { escapeHtml, safeJson } from './escape.ts';
import type { PageInput } from './page-input.ts';

/** What search engines, browsers and messengers read: icon, colour, description, languages, the restaurant itself. */
export function headOf(input: PageInput): string {
  const { brand, path, origin } = input;
  const { look } = brand.settings;
  const name = brandName(input);
  const icon = look.favicon || look.logo || brand.merchant.logo;
  const description = localize(brand.merchant.name, input.language, brand.settings.languages.main);
  return [
    icon ? `<link rel="icon" href="${escapeHtml(icon)}">` : '<link rel="icon" href="data:,">',
    `<meta name="theme-color" content="${escapeHtml(look.mainColor)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(name)}"><meta property="og:type" content="website">`,
    look.logo ? `<meta property="og:image" content="${escapeHtml(new URL(look.logo, origin).href)}">` : '',
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    ...brand.settings.languages.offered.map(
      (language) =>
        `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${escapeHtml(`${origin}${path}?lang=${language}`)}">`,
    ),
    path === '/' ? `<script type="application/ld+json">${safeJson(restaurant(name, input))}</script>` : '',
  ].join('');
}

const restaurant = (name: string, { origin }: PageInput) => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name,
  url: origin,
  hasMenu: origin,
  currenciesAccepted: 'UZS',
});
