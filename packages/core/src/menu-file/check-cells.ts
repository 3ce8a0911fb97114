import { LONGEST } from '../drafts/field-rule.ts';
import { isMxik, isPackageCode } from '../fiscal/fiscal-lines.ts';
import * as v from 'valibot';

import { PicturePath } from '../merchant/setting-values.ts';
import { CATEGORY_COLUMNS, type MenuColumn, type MenuRow, type NumberedRow, plainCell } from './columns.ts';
import type { RowError, RowErrorCode } from './row-error.ts';

/** A price has at most twelve digits: beyond it, it is a slip. */
const PRICE = /^\d{1,12}$/;
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['1', '1'],
  ['true', '1'],
  ['0', '0'],
  ['false', '0'],
]);

/** A cell in its one spelling; null for one that cannot be read. */
type Reader = (cell: string) => string | null;

const matching =
  (isRight: (cell: string) => boolean): Reader =>
  (cell) =>
    cell === '' || isRight(cell) ? cell : null;

/** Spaces between the digits of a price, also those that do not break. */
const readPrice: Reader = (cell) => {
  const digits = cell.replace(/[\s\u00A0\u202F]/g, '').replace(/[.,]0+$/, '');
  return cell === '' ? '' : PRICE.test(digits) ? String(Number(digits)) : null;
};

const readPercent: Reader = (cell) => {
  const percent = cell === '' ? 0 : Number(cell.replace(',', '.').replace(/%$/, ''));
  return percent >= 0 && percent <= 100 ? String(percent) : null;
};

const readPosition: Reader = (cell) => {
  const position = Number(cell);
  return cell !== '' && Number.isFinite(position) ? String(position) : null;
};

const READERS: Partial<Record<MenuColumn, { read: Reader; code: RowErrorCode }>> = {
  price: { read: readPrice, code: 'price.wrong' },
  discount: { read: readPercent, code: 'discount.wrong' },
  position: { read: readPosition, code: 'position.wrong' },
  active: { read: (cell) => FLAGS.get(cell.toLowerCase()) ?? null, code: 'active.wrong' },
  mxik: { read: matching(isMxik), code: 'mxik.wrong' },
  package_code: { read: matching(isPackageCode), code: 'packageCode.wrong' },
  image: { read: matching((cell) => v.is(PicturePath, cell)), code: 'image.wrong' },
};

const longest = (column: string) => (column.startsWith('description_') ? LONGEST.description : LONGEST.name);

/** The cells of a row, each in its one spelling, and what cannot be read. */
export function checkCells({ line, cells }: NumberedRow): NumberedRow & { errors: RowError[] } {
  const errors: RowError[] = [];
  const read: MenuRow = {};
  for (const [name, written] of Object.entries(cells)) {
    const column = name as MenuColumn;
    const cell = plainCell(written);
    const reader = READERS[column];
    const value = reader ? reader.read(cell) : cell;
    const facts = { cell: cell.slice(0, 60) };
    if (reader && value === null) errors.push({ line, column, code: reader.code, facts });
    if (cell.length > longest(column))
      errors.push({ line, column, code: 'text.tooLong', facts: { most: String(longest(column)) } });
    read[column] = value ?? '';
  }
  return { line, cells: read, errors };
}

const CATEGORIES: readonly MenuColumn[] = CATEGORY_COLUMNS;

/** What a new dish lacks. */
export function checkNewRow({ line, cells }: NumberedRow): RowError[] {
  const missing = (column: MenuColumn, code: RowErrorCode): RowError => ({ line, column, code, facts: {} });
  return [
    ...(cells.name_uz || cells.name_ru ? [] : [missing('name_uz', 'name.missing')]),
    ...(CATEGORIES.some((column) => cells[column]) ? [] : [missing('category_uz', 'category.missing')]),
    ...(cells.price ? [] : [missing('price', 'price.missing')]),
  ];
}
