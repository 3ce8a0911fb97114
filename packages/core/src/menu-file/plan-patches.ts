import type { Category } from '../catalog/category.schema.ts';
import { newDishBranches } from '../catalog/offers/branch-offers.ts';
import { fieldProblem, type FieldRef } from '../drafts/edited-field.ts';
import type { FieldProblem, FieldValue } from '../drafts/field-rule.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { categoryName, findCategory } from './apply-cells.ts';
import type { MenuColumn, MenuRow } from './columns.ts';
import { lockedColumns } from './locks.ts';
import type { FiledMenu } from './menu-rows.ts';
import type { MenuPlan } from './plan-import.ts';
import type { RowError, RowErrorCode } from './row-error.ts';

/** A change of one field of the draft. */
export type PlannedPatch = FieldRef & { value: FieldValue };

/** What an import changes in the draft of the menu, and what it cannot. */
export type PatchPlan = {
  patches: PlannedPatch[];
  errors: RowError[];
  /** Rows whose package code differs: codes are of the receipts, not of the menu, and stay as they are. */
  packageCodes: number;
};

type Menu = Pick<FiledMenu, 'categories' | 'groups'>;
type Making = { menu: Menu; newId: () => string; branchIds: readonly string[] };

const orNull = (cell: string): FieldValue => cell || null;

/** The field of a column, and its value for a cell. */
const FIELDS: Readonly<Partial<Record<MenuColumn, [field: string, read: (cell: string) => FieldValue]>>> = {
  external_id: ['integrationId', orNull],
  poster_id: ['posterId', orNull],
  jowi_id: ['jowiId', orNull],
  barcode: ['barcode', orNull],
  price: ['costPrice', Number],
  discount: ['discount', Number],
  mxik: ['mxicCode', orNull],
  image: ['image', orNull],
  active: ['active', (cell) => cell === '1'],
  position: ['priority', Number],
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      (['name', 'description'] as const).map((text) => [
        `${text}_${language}`,
        [`${text}.${language}`, (cell: string) => cell],
      ]),
    ),
  ),
};

/** The field of the draft that a column of a file sets; null for one that sets several, or none. */
export const fieldOfColumn = (column: string): string | null => FIELDS[column as MenuColumn]?.[0] ?? null; // an unknown column has none

/** The fields of a dish that these locks keep, its category too. */
export const fieldsOfLocks = (locks: readonly string[]): string[] =>
  lockedColumns(locks).flatMap(
    (column) => fieldOfColumn(column) ?? (column === 'category_uz' ? 'categoryId' : []),
  );

const CODES: Readonly<Partial<Record<FieldProblem, RowErrorCode>>> = {
  price: 'price.wrong',
  number: 'discount.wrong',
  mxik: 'mxik.wrong',
  barcode: 'barcode.wrong',
  picture: 'image.wrong',
  tooLong: 'text.tooLong',
};

/** The fields that the cells of a row set. */
function fieldsOfCells(line: number, cells: MenuRow, { isNew }: { isNew: boolean }) {
  const fields: [string, FieldValue][] = [];
  const errors: RowError[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const column = name as MenuColumn; // the keys of a row are columns
    const target = FIELDS[column];
    if (!target || (cell === '' && (isNew || column === 'price'))) continue;
    const [field, read] = target;
    const value = read(cell);
    const problem = fieldProblem('product', field, value);
    const code = (problem && CODES[problem]) ?? 'position.wrong';
    if (problem) errors.push({ line, column, code, facts: { cell: cell.slice(0, 60), most: '200' } });
    else fields.push([field, value]);
  }
  return { fields, errors };
}

/** Finds the categories that rows name, and plans those that the menu lacks. */
function createShelves({ menu, newId }: Making, patches: PlannedPatch[]) {
  const known: Pick<Category, 'id' | 'name' | 'priority'>[] = [...menu.categories];
  const groupId = menu.groups.toSorted((one, other) => one.priority - other.priority)[0]?.id ?? null;
  return (cells: MenuRow): string | null => {
    const name = categoryName(cells);
    if (name === null) return null;
    const found = findCategory(known, name);
    if (found) return found.id;
    const id = newId();
    const priority = Math.max(0, ...known.map((category) => category.priority)) + 1;
    const { uz, ru, eng } = name;
    const fields = { exists: true, groupId, 'name.uz': uz, 'name.ru': ru, 'name.eng': eng, priority };
    for (const [field, value] of Object.entries(fields))
      patches.push({ entity: 'category', id, field, value });
    known.push({ id, name, priority });
    return id;
  };
}

/**
 * What a plan changes in the draft of the menu: changed dishes, new ones where their category is sold, new categories. A value that the draft
 * does not take is an error of its row, and the row is left out. `newId` gives ids of new records.
 */
export function planPatches(plan: MenuPlan, making: Making): PatchPlan {
  const patches: PlannedPatch[] = [];
  const errors: RowError[] = [];
  const shelfOf = createShelves(making, patches);
  const put = (id: string, fields: readonly (readonly [string, FieldValue])[]) => {
    for (const [field, value] of fields) patches.push({ entity: 'product', id, field, value });
  };
  let packageCodes = 0;
  for (const { line, id, changes } of plan.changed) {
    const cells: MenuRow = Object.fromEntries(changes.map(({ column, now }) => [column, now]));
    if (cells.package_code) packageCodes += 1;
    const read = fieldsOfCells(line, cells, { isNew: false });
    errors.push(...read.errors);
    if (read.errors.length > 0) continue;
    const shelf = shelfOf(cells);
    put(id, shelf === null ? read.fields : [...read.fields, ['categoryId', shelf]]);
  }
  for (const { line, cells } of plan.created) {
    if (cells.package_code) packageCodes += 1;
    const read = fieldsOfCells(line, cells, { isNew: true });
    errors.push(...read.errors);
    if (read.errors.length > 0) continue;
    const shelf = shelfOf(cells);
    const inherited = making.menu.categories.find(({ id }) => id === shelf)?.branches ?? [];
    const start: [string, FieldValue][] = [
      ['exists', true],
      ['categoryId', shelf],
      ['branches', newDishBranches(inherited, making.branchIds)],
    ];
    put(making.newId(), [...start, ...read.fields]);
  }
  return { patches, errors, packageCodes };
}
