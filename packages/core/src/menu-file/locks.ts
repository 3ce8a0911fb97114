import { MENU_COLUMNS, type MenuColumn } from './columns.ts';

/** What a dish can keep when a file is imported (BO-372). A lock of a text is of all its languages. */
export const LOCKS = [
  'name',
  'description',
  'category',
  'price',
  'discount',
  'mxik',
  'image',
  'barcode',
  'external_id',
  'poster_id',
  'jowi_id',
  'active',
  'position',
] as const;
/** A field of a dish that an import leaves as it is. */
export type Lock = (typeof LOCKS)[number];

const OF_LANGUAGE = /^(name|description|category)_/;

/** The lock that a column belongs to; the column itself where it has none. */
const lockOf = (column: MenuColumn): string => OF_LANGUAGE.exec(column)?.[1] ?? column;

/** Whether a dish with these locks keeps the column. A single column of a text can be locked too. */
export const isLockedColumn = (locks: readonly string[], column: MenuColumn): boolean =>
  locks.includes(column) || locks.includes(lockOf(column));

/** The columns that these locks keep. */
export const lockedColumns = (locks: readonly string[]): MenuColumn[] =>
  MENU_COLUMNS.filter((column) => isLockedColumn(locks, column));
