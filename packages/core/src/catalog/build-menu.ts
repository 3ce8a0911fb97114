import type { Language } from '../kernel/language.ts';
import type { Category } from './category.schema.ts';
import type { Group } from './group.schema.ts';
import type { Overall } from './overall.schema.ts';
import type { Product, ProductBranch } from './product.schema.ts';
import { sortByPriority } from './sort-by-priority.ts';

/** What a menu is built for. */
export type MenuOptions = {
  /** Whose menu it is. Names stay in all their languages, since a guest may search in any of them. */
  language: Language;
  /** The nearest or chosen branch; without one every product is kept. */
  branchId?: string | null;
};

/** A menu to show: groups hold their categories, categories their products; everything in order. */
export type Menu = { groups: Group[]; categories: Category[]; products: Product[] };

/**
 * Builds the menu from the server's flat lists (MENU-01…05). Every product on sale is marked available; the stop-list
 * is applied afterwards (D33). A category without products is left out; a group stays, and may be empty. Accepts
 * unparsed wire objects: missing fields count as empty.
 */
export function buildMenu(overall: Partial<Overall>, { branchId }: MenuOptions): Menu {
  const onSale = (overall.products ?? []).filter((product) => isOnSale(product, branchId));
  const products = sortByPriority(onSale).map(asAvailable);
  const shelves = groupBy(products, ({ categoryId, category }) => categoryId ?? category?.id);
  const categories: Category[] = [];
  for (const category of sortByPriority(overall.categories ?? [])) {
    const own = shelves.get(category.id);
    if (own) categories.push({ ...category, products: own });
  }
  const sections = groupBy(categories, ({ groupId }) => groupId);
  const groups = sortByPriority(overall.groups ?? []).map((group) => ({
    ...group,
    categories: sections.get(group.id) ?? [],
  }));
  return { groups, categories, products };
}

/** Like Map.groupBy, which the browsers of older phones do not have. */
function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  }
  return lists;
}

/** Whether an active branch of this id offers the product (MENU-02). Offered nowhere is not offered (D32). */
export function isOfferedBy(product: Pick<Product, 'productBranch'>, branchId: string): boolean {
  for (const entry of product.productBranch ?? []) {
    // Unparsed wire objects may have the flat spelling, which the parsed type lacks.
    const offer = entry.branch ?? (entry as unknown as ProductBranch['branch']);
    if (offer.id === branchId && offer.isActive !== false) return true;
  }
  return false;
}

function isOnSale(product: Product, branchId: string | null | undefined): boolean {
  return product.active !== false && (!branchId || isOfferedBy(product, branchId));
}

function asAvailable(product: Product): Product {
  return product.isAvailable === true ? product : { ...product, isAvailable: true };
}

/**
 * The same menu with products changed. What `change` returns as it was keeps its identity, and so does every
 * category and group around it, so that only the cards that changed are drawn again.
 */
export function changeProducts(menu: Menu, change: (product: Product) => Product): Menu {
  const changed = new Map<Product, Product>();
  const products = keepSame(menu.products, (product) => {
    const next = change(product);
    changed.set(product, next);
    return next;
  });
  if (products === menu.products) return menu;
  const categories = keepSame(menu.categories, (category) => {
    const own = keepSame(category.products, (product) => changed.get(product) ?? product);
    return own === category.products ? category : { ...category, products: own };
  });
  const byId = new Map(categories.map((category) => [category.id, category]));
  const groups = keepSame(menu.groups, (group) => {
    const own = keepSame(group.categories, (category) => byId.get(category.id) ?? category);
    return own === group.categories ? group : { ...group, categories: own };
  });
  return { groups, categories, products };
}

function keepSame<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const next = list.map(change);
  return next.every((item, at) => item === list[at]) ? list : next;
}
