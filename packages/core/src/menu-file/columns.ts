import { LANGUAGES, type Language } from '../kernel/language.ts';

type TextColumn = `name_${Language}` | `description_${Language}`;
type CategoryColumn = 'category_uz' | 'category_ru' | 'category_eng';

/** A column of a menu file. */
export type MenuColumn =
  | 'id'
  | 'external_id'
  | 'poster_id'
  | 'jowi_id'
  | 'barcode'
  | CategoryColumn
  | TextColumn
  | 'price'
  | 'discount'
  | 'mxik'
  | 'package_code'
  | 'image'
  | 'active'
  | 'position';

/** Columns that name a category. */
export const CATEGORY_COLUMNS = ['category_uz', 'category_ru', 'category_eng'] as const;

const texts = (field: 'name' | 'description') => LANGUAGES.map((language) => `${field}_${language}` as const);

/** Every column of a menu file (B17), in the order of an export. */
export const MENU_COLUMNS: readonly MenuColumn[] = [
  'id',
  'external_id',
  'poster_id',
  'jowi_id',
  'barcode',
  ...CATEGORY_COLUMNS,
  ...texts('name'),
  ...texts('description'),
  'price',
  'discount',
  'mxik',
  'package_code',
  'image',
  'active',
  'position',
];

/** Whether a name is that of a column. */
export const isMenuColumn = (name: string): name is MenuColumn =>
  (MENU_COLUMNS as readonly string[]).includes(name);

/** The cells of one dish, as they are written. A column that the file does not have is not here. */
export type MenuRow = Partial<Record<MenuColumn, string>>;

/** A row of a file, and its line there. */
export type NumberedRow = { line: number; cells: MenuRow };

/** A cell without the differences that a spreadsheet makes by itself: line ends, and spaces around. */
export const plainCell = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
