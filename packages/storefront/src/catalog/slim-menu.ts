import { defaultModifiers } from '@dasturxon/core/cart';
import {
  lowestExtra,
  needsChoice,
  type Product,
  productImage,
  type Unit,
  type ViewType,
  soldServices,
} from '@dasturxon/core/catalog';
import { localize, type Language } from '@dasturxon/core/kernel';
import type { OfferedServiceType } from '@dasturxon/core/order';

/**
 * The menu as the page carries it: only what cards, the basket's sum and the anchors need, in one language, as rows.
 * A row's last fields are left out while they are at their defaults.
 */
export type SlimMenu = {
  version: string;
  groups: readonly SlimGroup[];
  categories: readonly SlimCategory[];
  /** Sorted by category, then priority: a category's products are `categories[i].count` rows in a run. */
  products: readonly SlimProduct[];
  /** Where the products after these are, in the same order; absent where the page carries them all. */
  rest?: string;
  /** Its rules by time are asked once the page is there (B21). */
  timed?: true;
  /** Some dishes are marked with allergens or diets: the menu can be filtered (B22). */
  marked?: true;
};

export type SlimGroup = readonly [id: string, name: string];
export type SlimCategory = {
  id: string;
  /** Index in `groups`; −1 without a group. */
  group: number;
  name: string;
  view: ViewType;
  count: number;
  horizontal?: true;
  /** Only where the merchant shows pictures of categories. */
  image?: string;
};

/** Prices are whole so'm; `rare` holds what few products have. */
export type SlimProduct = readonly [
  id: string,
  name: string,
  image: string,
  costPrice: number,
  discount?: number,
  rare?: Rare,
];

/** What few products have. */
type Rare = {
  /** Not to be had now. */
  off?: 1;
  /** When it is sold again, in the language of the page: '07:00', 'Fri 11:00' (B21). */
  when?: string;
  /** To be looked at: nothing puts it into the basket (SET-23, isWithoutCart). */
  look?: 1;
  /** Has to be asked something before it can be added. */
  ask?: 1;
  /** What its cheapest required choices add to the price. */
  least?: number;
  /** The services that sell it, where not all of the brand do (BO-434). */
  by?: readonly OfferedServiceType[];
  unit?: Unit;
  measure?: number;
  extra?: number;
  calorie?: number;
  labels?: readonly string[];
  min?: number;
  max?: number;
  stock?: number;
  /** What is chosen with it when it is added with one tap. */
  defaults?: readonly (readonly [id: string, count: number])[];
  /** Modifier id → price and how many are free, for the sums of basket lines. */
  modifiers?: Readonly<Record<string, readonly [price: number, included?: number]>>;
};

type BuiltMenu = {
  groups: readonly { id: string; name: LocalizedTexts }[];
  categories: readonly BuiltCategory[];
};
type LocalizedTexts = Parameters<typeof localize>[0];
type BuiltCategory = {
  id: string;
  groupId: string | null;
  name: LocalizedTexts;
  viewType: ViewType;
  scrollType: string;
  isWithoutCart: boolean;
  image: string | null;
  products: readonly Product[];
};

/**
 * The page's part of a built menu. `version` identifies the bytes it was made from; `logo` replaces a missing picture
 * (IMP-07).
 */
export function toSlimMenu(
  menu: BuiltMenu,
  language: Language,
  {
    main,
    version,
    images = false,
    logo = null,
    timed = false,
    services = [],
    whenOf = () => null,
  }: SlimOptions,
): SlimMenu {
  const translate = (text: LocalizedTexts) => localize(text, language, main);
  const used = menu.groups.filter((group) =>
    menu.categories.some((category) => category.groupId === group.id),
  );
  return {
    version,
    ...(timed && { timed }),
    ...(menu.categories.some(({ products }) => products.some(isMarked)) && { marked: true }),
    groups: used.map((group) => [group.id, translate(group.name)]),
    categories: menu.categories.map((category) => ({
      id: category.id,
      group: used.findIndex((group) => group.id === category.groupId),
      name: translate(category.name),
      view: category.viewType,
      count: category.products.length,
      ...(category.scrollType === 'HORIZONTAL' && { horizontal: true }),
      ...(images && category.image && { image: category.image }),
    })),
    products: menu.categories.flatMap((category) =>
      category.products.map((product) =>
        toSlimProduct({
          product,
          translate,
          logo,
          services,
          isShown: category.isWithoutCart,
          when: whenOf(product),
        }),
      ),
    ),
  };
}

type SlimOptions = {
  main: Language;
  version: string;
  images?: boolean;
  logo?: string | null;
  /** Whether the menu has rules by time. */
  timed?: boolean;
  /** The services that the brand offers. */
  services?: readonly OfferedServiceType[];
  /** When a dish is sold again; only for a menu at a moment. */
  whenOf?: (product: Product) => string | null;
};

const isMarked = ({ allergens, diets, spicy }: Product) =>
  allergens !== null || diets.length > 0 || spicy > 0;

type Shown = {
  product: Product;
  translate: (text: LocalizedTexts) => string;
  logo: string | null;
  services: readonly OfferedServiceType[];
  isShown: boolean;
  when: string | null;
};

function toSlimProduct({ product, translate, logo, ...state }: Shown): SlimProduct {
  const { id, costPrice, discount } = product;
  const rare = toRare(product, state);
  const row = [id, translate(product.name), productImage(product, logo) ?? '', costPrice] as const;
  if (rare) return [...row, discount, rare];
  return discount ? [...row, discount] : row;
}

type State = Pick<Shown, 'isShown' | 'when' | 'services'>;

function toRare(product: Product, { isShown, when, services }: State): Rare | null {
  const by = soldServices(product, services);
  const rare = {
    ...(isShown && { look: 1 }),
    ...(when && { when }),
    ...toState(product),
    ...(by && { by }),
    ...toQuantity(product),
    ...toDetails(product),
  } satisfies Rare;
  return Object.keys(rare).length > 0 ? rare : null;
}

const toState = (product: Product): Rare => ({
  ...(!product.isAvailable && { off: 1 }),
  ...(needsChoice(product) && { ask: 1 }),
  ...leastOf(product),
});

const leastOf = (product: Product): Rare => {
  const least = lowestExtra(product);
  return least > 0 ? { least } : {};
};

const toQuantity = (product: Product): Rare => ({
  ...(product.unit !== 'COUNT' && { unit: product.unit }),
  ...(product.measure !== null && { measure: product.measure }),
  ...(product.minCount > 1 && { min: product.minCount }),
  ...(product.maxCount !== null && { max: product.maxCount }),
  ...(product.amount !== null && { stock: product.amount }),
});

const toDetails = (product: Product): Rare => ({
  ...(product.additionalPrice > 0 && { extra: product.additionalPrice }),
  ...(product.calorie !== null && { calorie: product.calorie }),
  ...(product.labels.length > 0 && { labels: product.labels }),
  ...(product.modificationGroups.length > 0 && { modifiers: pricesOf(product), ...defaultsOf(product) }),
});

const defaultsOf = (product: Product): Rare => {
  const chosen = needsChoice(product) ? [] : defaultModifiers(product.modificationGroups);
  return chosen.length > 0 ? { defaults: chosen.map(({ id, count }) => [id, count]) } : {};
};

const pricesOf = (product: Product): Rare['modifiers'] =>
  Object.fromEntries(
    product.modificationGroups.flatMap((group) =>
      group.items.map(({ id, price, included }) => [id, included ? [price, included] : [price]] as const),
    ),
  );
