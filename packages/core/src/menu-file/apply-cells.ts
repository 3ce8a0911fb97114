import type { Category } from '../catalog/category.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import { LANGUAGES, type Language } from '../kernel/language.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import { foldWord } from '../search/fold-word.ts';
import { CATEGORY_COLUMNS, type MenuRow } from './columns.ts';

function withTexts(
  field: 'name' | 'description',
  value: LocalizedText | null,
  cells: MenuRow,
): LocalizedText {
  const texts: Partial<Record<Language, string>> = { ...value };
  for (const language of LANGUAGES) {
    const cell = cells[`${field}_${language}`];
    if (cell !== undefined) texts[language] = cell;
  }
  const { uz = '', ru = '', eng = '', ...added } = texts;
  const kept = Object.fromEntries(Object.entries(added).filter(([, text]) => text));
  return { uz, ru, eng, ...kept };
}

const isEmpty = (text: LocalizedText) => Object.values(text).every((one) => one === '');

/** A dish with the cells of a row; the category and the package code are its caller's. */
export function applyCells(product: Product, cells: MenuRow): Product {
  const description = withTexts('description', product.description, cells);
  const orNull = (cell: string | undefined, now: string | null) => (cell === undefined ? now : cell || null);
  return {
    ...product,
    name: withTexts('name', product.name, cells),
    description: isEmpty(description) ? null : description,
    integrationId: orNull(cells.external_id, product.integrationId),
    posterId: orNull(cells.poster_id, product.posterId),
    jowiId: orNull(cells.jowi_id, product.jowiId),
    barcode: orNull(cells.barcode, product.barcode),
    mxicCode: orNull(cells.mxik, product.mxicCode),
    image: orNull(cells.image, product.image),
    costPrice: cells.price ? Number(cells.price) : product.costPrice,
    discount: cells.discount === undefined ? product.discount : Number(cells.discount),
    active: cells.active === undefined ? product.active : cells.active === '1',
    priority: cells.position === undefined ? product.priority : Number(cells.position),
  };
}

/** The name of the category that a row names; null for a row that names none. */
export function categoryName(cells: MenuRow): LocalizedText | null {
  const [uz, ru, eng] = CATEGORY_COLUMNS.map((column) => cells[column] ?? '') as [string, string, string];
  const name = { uz: uz || ru || eng, ru: ru || uz || eng, eng };
  return name.uz === '' ? null : name;
}

/** The category of this name, in Uzbek or else in Russian, whatever its spelling. */
export function findCategory<Shelf extends Pick<Category, 'name'>>(
  categories: readonly Shelf[],
  name: LocalizedText,
): Shelf | undefined {
  const same = (one: string, other: string) => one !== '' && foldWord(one) === foldWord(other);
  return (
    categories.find((category) => category.name.uz === name.uz && category.name.ru === name.ru) ??
    categories.find((category) => same(category.name.uz, name.uz)) ??
    categories.find((category) => same(category.name.ru, name.ru))
  );
}
