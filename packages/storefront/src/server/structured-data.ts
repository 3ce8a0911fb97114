import { type Branch, hoursOn, isBranchOpen } from '@dasturxon/core/branch';
import { type Category, type Menu, type Product, productImage, startingPrice } from '@dasturxon/core/catalog';
import { LANGUAGE_TAGS, localize, type LocalizedText, type Weekday, WEEKDAYS } from '@dasturxon/core/kernel';
import { matchRoute } from '@dasturxon/core/paths';

import { storefrontMenu } from '../catalog/storefront-menu.ts';
import { brandName, type PageInput } from './page-input.ts';
import { addressIn, ownAddress, pictureAddress } from './page-address.ts';

/** Dishes listed on the menu page, in all. The others are on the pages of their categories, which each section names. */
const LISTED_ON_MENU = 24;
/** Dishes listed on the page of a category. */
const LISTED_ON_CATEGORY = 100;
/** Further branches that the menu page describes. */
const MOST_BRANCHES = 10;

/** The currency of every price, by ISO 4217. */
export const CURRENCY = 'UZS';

type Translate = (text: LocalizedText) => string;
type Shown = { input: PageInput; translate: Translate; menu: Menu };

/**
 * What search engines read of a page, as schema.org's JSON-LD: the restaurant with its menu on the menu page, a section
 * with its dishes on a category's page, a dish with its offer on the dish's page. Null elsewhere.
 */
export function structuredData(input: PageInput): object | null {
  const { brand, language, path, categoryId } = input;
  if (!input.isKnown) return null;
  const menu = storefrontMenu(brand.overall, language);
  const translate: Translate = (text) => localize(text, language, brand.settings.languages.main);
  const shown = { input, translate, menu };
  if (path === '/') return inContext(restaurant(shown));
  const route = matchRoute(path);
  if (route?.name === 'product-id') {
    const dish = brand.overall.products.find(({ id, active }) => id === route.params['id'] && active);
    return dish ? inContext(menuItem(dish, shown, { whole: true })) : null;
  }
  const category = menu.categories.find(({ id }) => id === categoryId);
  return category ? inContext(section(category, shown, LISTED_ON_CATEGORY)) : null;
}

const inContext = (thing: object) => ({ '@context': 'https://schema.org', ...thing });

function restaurant(shown: Shown): object {
  const { input, menu } = shown;
  const { brand, origin } = input;
  const { look } = brand.settings;
  const [main, ...others] = brand.branches.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: brandName(input),
    url: ownAddress(input),
    image: pictureAddress(foodPicture(input, menu), input),
    logo: pictureAddress(look.logo ?? brand.merchant.logo, input),
    ...(main && place(main, shown)),
    currenciesAccepted: CURRENCY,
    acceptsReservations: brand.settings.features.booking,
    hasMenu: menuOf(shown),
    ...(others.length > 0 && {
      department: others.slice(0, MOST_BRANCHES).map((branch) => ({
        '@type': 'Restaurant',
        name: shown.translate(branch.name),
        ...place(branch, shown),
      })),
    }),
  };
}

/** Where a branch is, its phone and its hours. */
function place(branch: Branch, { input, translate }: Shown): object {
  const city = input.brand.cities.find(({ id }) => id === branch.cityId);
  return {
    telephone: branch.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address ?? undefined,
      addressLocality: city?.name ? translate(city.name) : undefined,
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    openingHoursSpecification: openingHours(branch),
  };
}

/** The hours of the week; days with the same hours share one entry. Open all day is 00:00 to 23:59, as schema.org has it. */
function openingHours(branch: Branch): object[] {
  const days = new Map<string, Weekday[]>();
  for (const weekday of WEEKDAYS) {
    if (!isBranchOpen(branch, weekday)) continue;
    for (const { open, close } of hoursOn(branch, 'PICK_UP', weekday)) {
      const span = open === close ? '00:00–23:59' : `${open}–${close}`;
      days.set(span, [...(days.get(span) ?? []), weekday]);
    }
  }
  return [...days].map(([span, weekdays]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((day) => day[0] + day.slice(1).toLowerCase()),
    opens: span.slice(0, 5),
    closes: span.slice(6),
  }));
}

/** The whole menu by section; the first dishes are listed, so that a long menu does not weigh on the first answer. */
function menuOf(shown: Shown): object {
  let left = LISTED_ON_MENU;
  const sections = shown.menu.categories.map((category) => {
    const listed = Math.min(left, category.products.length);
    left -= listed;
    return section(category, shown, listed);
  });
  const { origin } = shown.input;
  return {
    '@type': 'Menu',
    '@id': `${origin}/#menu`,
    inLanguage: LANGUAGE_TAGS[shown.input.language],
    hasMenuSection: sections,
  };
}

function section(
  { id, name, products }: Pick<Category, 'id' | 'name'> & { products: readonly Product[] },
  shown: Shown,
  most: number,
): object {
  const items = products.slice(0, most).map((dish) => menuItem(dish, shown, { whole: false }));
  return {
    '@type': 'MenuSection',
    name: shown.translate(name),
    url: urlOf('/category', id, shown),
    ...(items.length > 0 && { hasMenuItem: items }),
  };
}

/** A dish with its price; `whole` adds the data of its own page. */
function menuItem(dish: Product, shown: Shown, { whole }: { whole: boolean }): object {
  const { input, translate } = shown;
  const description = whole && dish.description ? translate(dish.description) : '';
  return {
    '@type': 'MenuItem',
    name: translate(dish.name),
    url: urlOf(`/product/${encodeURIComponent(dish.id)}`, null, shown),
    ...(whole && { image: pictureAddress(productImage(dish, null), input) }),
    ...(description && { description }),
    ...(whole &&
      dish.calorie && {
        nutrition: { '@type': 'NutritionInformation', calories: `${dish.calorie} kcal` },
      }),
    offers: {
      ...priceOf(dish),
      ...(whole && {
        availability: `https://schema.org/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Restaurant', '@id': `${input.origin}/#restaurant`, name: brandName(input) },
      }),
    },
  };
}

/** One price, or the lowest one of a dish whose required choices change it. */
function priceOf(dish: Product): object {
  const { price, isFrom } = startingPrice(dish);
  return isFrom
    ? { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: CURRENCY }
    : { '@type': 'Offer', price, priceCurrency: CURRENCY };
}

/** Another page of the same site, in the language of this one. */
function urlOf(path: string, categoryId: string | null, { input }: Shown): string {
  const { forced, main } = input.brand.settings.languages;
  const isPlain = forced || input.language === main;
  return addressIn(isPlain ? null : input.language, { origin: input.origin, path, categoryId });
}

/** A picture of food: a popular dish's, else any dish's, else a category's; null where the menu has none. */
export function foodPicture({ brand }: PageInput, menu: Menu): string | null {
  const dishes = menu.categories.flatMap(({ products }) => products);
  const popular = dishes.filter(({ labels }) => labels.includes('hit'));
  const pictures = [...popular, ...dishes].map((dish) => productImage(dish, null));
  return pictures.find(Boolean) ?? brand.overall.categories.find(({ image }) => image)?.image ?? null;
}
