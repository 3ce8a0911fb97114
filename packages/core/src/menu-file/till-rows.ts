import type { Product } from '../catalog/product.schema.ts';
import type { TillKind } from '../staff/tills/order-till.schema.ts';
import { MENU_COLUMNS, type MenuColumn, type MenuRow } from './columns.ts';
import { createMatcher } from './match-rows.ts';
import { type FiledMenu, type FullRow, menuRow } from './menu-rows.ts';

/** A dish of a till. `price`: in soʻm, null where it differs by size. `category`: its name there, where it is known. */
export type TillDish = {
  tillId: string;
  name: string;
  price: number | null;
  isHidden: boolean;
  category: string | null;
};

/** The column of a file, and the field of a dish, that have the id of each kind of till. */
const IDS = {
  POSTER: { column: 'poster_id', field: 'posterId' },
  IIKO: { column: 'external_id', field: 'integrationId' },
  JOWI: { column: 'jowi_id', field: 'jowiId' },
} as const satisfies Record<TillKind, { column: MenuColumn; field: keyof Product }>;

/** A text of a till is in one language: Russian in Cyrillic, else Uzbek. */
const inItsLanguage = (field: 'name' | 'category', text: string): MenuRow =>
  /\p{Script=Cyrillic}/u.test(text) ? { [`${field}_ru`]: text } : { [`${field}_uz`]: text };

/** A new dish that is on sale. */
const EMPTY = {
  ...Object.fromEntries(MENU_COLUMNS.map((column) => [column, ''])),
  discount: '0',
  active: '1',
} as FullRow; // every column is there

type Till = { kind: TillKind; dishes: readonly TillDish[] };

/**
 * The rows that an import reads of a till's menu. Dishes are found by their id of the till, then by a name that only one dish without
 * such an id has. Of a dish that is there, the till changes the price, and takes it off sale where it hides it; the other texts, the
 * category and what the till lacks stay. New dishes come with the till's name and category, hidden ones not at all.
 */
export function tillRows(menu: FiledMenu, { kind, dishes }: Till): FullRow[] {
  const { column, field } = IDS[kind];
  const categories = new Map<string | null, (typeof menu.categories)[number]>(
    menu.categories.map((one) => [one.id, one]),
  );
  const byTillId = Map.groupBy(menu.products, (product) => product[field]?.trim() || null);
  const match = createMatcher({ products: byTillId.get(null) ?? [] });
  const changed = (product: Product, dish: TillDish): FullRow => {
    const row = menuRow(product, categories.get(product.categoryId), menu.packageCodes);
    return {
      ...row,
      [column]: dish.tillId,
      price: dish.price === null ? row.price : String(dish.price),
      active: dish.isHidden ? '0' : row.active,
    };
  };
  const taken = new Set<string>();
  return dishes.flatMap((dish, index) => {
    const known = byTillId.get(dish.tillId);
    if (known) return known.map((product) => changed(product, dish));
    if (dish.isHidden) return [];
    const named = inItsLanguage('name', dish.name);
    const { product, errors } = match({ line: 0, cells: named });
    if (product && !taken.has(product.id)) {
      taken.add(product.id);
      return [changed(product, dish)];
    }
    // A name of several dishes is left to the import, which names it; a name that another dish of the till has is no new dish.
    if (!product && errors.length === 0 && createMatcher(menu)({ line: 0, cells: named }).product) return [];
    const category = inItsLanguage('category', dish.category ?? kind);
    const price = dish.price === null ? '' : String(dish.price);
    return [{ ...EMPTY, ...named, ...category, [column]: dish.tillId, price, position: String(index) }];
  });
}
