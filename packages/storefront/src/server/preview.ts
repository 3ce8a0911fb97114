import { productImage, startingPrice } from '@dasturxon/core/catalog';
import { formatPrice } from '@dasturxon/core/format';
import { localize, type Money } from '@dasturxon/core/kernel';
import { matchRoute } from '@dasturxon/core/paths';

import { storefrontMenu } from '../catalog/storefront-menu.ts';
import { fromPrice } from '../i18n/from-price.ts';
import { i18nOf } from './messages.ts';
import type { PageInput } from './page-input.ts';
import { joinNames } from '../i18n/labels/place-line.ts';

/** The preview of an address in a messenger or a search engine. */
export type Preview = {
  title: string;
  description: string;
  image: string | null;
  /** A dish's alone, with its cheapest required choices. Whole so'm. */
  price: Money | null;
};

/** About the length that messengers show. */
const LONGEST_DESCRIPTION = 200;
const NAMED_DISHES = 5;

/** What the page's address is about, a dish or a category of the menu; null where it is about the brand. */
export function previewOf(input: PageInput): Preview | null {
  const route = matchRoute(input.path);
  const preview =
    route?.name === 'product-id' ? dishPreview(input, route.params['id']!) : categoryPreview(input);
  return preview && { ...preview, description: cut(preview.description.replace(/\s+/g, ' ').trim()) };
}

function dishPreview(input: PageInput, id: string): Preview | null {
  const { brand, language } = input;
  const dish = brand.overall.products.find((product) => product.id === id && product.active);
  if (!dish) return null;
  const translate = localizing(input);
  const { price, isFrom } = startingPrice(dish);
  const money = formatPrice(price, language);
  return {
    title: translate(dish.name),
    description: [isFrom ? fromPrice(i18nOf(language), money) : money, translate(dish.description)]
      .filter(Boolean)
      .join(' · '),
    image: productImage(dish, null),
    price,
  };
}

function categoryPreview(input: PageInput): Preview | null {
  if (input.categoryId === null) return null;
  const { categories } = storefrontMenu(input.brand.overall, input.language);
  const category = categories.find(({ id }) => id === input.categoryId);
  if (!category) return null;
  const translate = localizing(input);
  const dishes = category.products;
  return {
    title: translate(category.name),
    description: joinNames(
      dishes.slice(0, NAMED_DISHES).map(({ name }) => translate(name)),
      input.language,
    ),
    image: category.image ?? dishes.map((dish) => productImage(dish, null)).find(Boolean) ?? null,
    price: null,
  };
}

const localizing =
  ({ brand, language }: PageInput) =>
  (text: Parameters<typeof localize>[0]) =>
    localize(text, language, brand.settings.languages.main);

/** Cuts at a word, with an ellipsis; text without spaces is cut at the limit. */
function cut(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST_DESCRIPTION) return text;
  const kept = letters.slice(0, LONGEST_DESCRIPTION).join('');
  const lastWord = kept.lastIndexOf(' ');
  return `${lastWord > LONGEST_DESCRIPTION / 2 ? kept.slice(0, lastWord) : kept}…`;
}
