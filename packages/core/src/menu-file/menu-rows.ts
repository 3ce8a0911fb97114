import type { Category } from '../catalog/category.schema.ts';
import type { Overall } from '../catalog/overall.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import { CATEGORY_COLUMNS, type MenuColumn, plainCell } from './columns.ts';

/** A menu with all its dishes, and the package codes that receipts use, by MXIK. */
export type FiledMenu = Pick<Overall, 'groups' | 'categories' | 'products'> & {
  packageCodes: ReadonlyMap<string, string>;
  /** Locks of the fields that an import leaves as they are, by the id of the dish. */
  locked: ReadonlyMap<string, readonly string[]>;
};

/** All cells of a dish. */
export type FullRow = Record<MenuColumn, string>;

const text = (value: string | null | undefined) => plainCell(value ?? '');

function textCells(field: 'name' | 'description', value: LocalizedText | null) {
  return Object.fromEntries(LANGUAGES.map((language) => [`${field}_${language}`, text(value?.[language])]));
}

/** A dish as a row. */
export function menuRow(
  product: Product,
  category: Pick<Category, 'name'> | undefined,
  packageCodes: FiledMenu['packageCodes'],
): FullRow {
  const [uz, ru, eng] = CATEGORY_COLUMNS;
  const mxik = text(product.mxicCode);
  return {
    id: product.id,
    external_id: text(product.integrationId),
    poster_id: text(product.posterId),
    jowi_id: text(product.jowiId),
    barcode: text(product.barcode),
    [uz]: text(category?.name.uz),
    [ru]: text(category?.name.ru),
    [eng]: text(category?.name.eng),
    ...textCells('name', product.name),
    ...textCells('description', product.description),
    price: String(product.costPrice),
    discount: String(product.discount),
    mxik,
    package_code: packageCodes.get(mxik) ?? '',
    image: text(product.image),
    active: product.active ? '1' : '0',
    position: String(product.priority),
  } as FullRow;
}

/** The rows of an export: dishes by category and position. */
export function menuRows({ categories, products, packageCodes }: FiledMenu): FullRow[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const placeOf = ({ categoryId }: Product) => byId.get(categoryId ?? '')?.priority ?? Infinity;
  return products
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || one.priority - other.priority || (one.id < other.id ? -1 : 1),
    )
    .map((product) => menuRow(product, byId.get(product.categoryId ?? ''), packageCodes));
}

/** The rows that another brand's menu takes over: the ids of the dishes belong to their own brand. */
export const rowsForAnotherBrand = (menu: FiledMenu): FullRow[] =>
  menuRows(menu).map((row) => ({ ...row, id: '', poster_id: '', jowi_id: '' }));
