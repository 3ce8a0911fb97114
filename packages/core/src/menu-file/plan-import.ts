import type { Category } from '../catalog/category.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import { categoryName, findCategory } from './apply-cells.ts';
import { checkCells, checkNewRow } from './check-cells.ts';
import { CATEGORY_COLUMNS, type MenuColumn, type MenuRow, type NumberedRow, plainCell } from './columns.ts';
import { isLockedColumn } from './locks.ts';
import { createMatcher } from './match-rows.ts';
import { type FiledMenu, menuRow } from './menu-rows.ts';
import type { RowError } from './row-error.ts';

/** A cell that an import changes. */
export type CellChange = { column: MenuColumn; was: string; now: string };

/** What a row changes of a dish that is there. */
export type ChangedDish = { line: number; id: string; changes: CellChange[] };
/** A row of a dish that is not there yet. */
export type NewDish = { line: number; cells: MenuRow };

/** What an import would do (B17). Dishes that the file does not name stay: an import never removes. */
export type MenuPlan = {
  created: NewDish[];
  changed: ChangedDish[];
  same: number;
  /** The rows of `same`. */
  unchanged: { line: number; id: string }[];
  /** Changes that were left out because the column is locked at that dish. */
  locked: ChangedDish[];
  /** Dishes that the file does not name. */
  absent: number;
  errors: RowError[];
};

const isCategory = (column: MenuColumn) => (CATEGORY_COLUMNS as readonly MenuColumn[]).includes(column);

type Known = { product: Product; category: Category | undefined; now: Readonly<Record<MenuColumn, string>> };

/**
 * The cells of a row that differ from its dish. Category cells count together: they name one category. A package code
 * belongs to its MXIK, and without one it is nothing.
 */
function changesOf(cells: MenuRow, { category, now }: Known): CellChange[] {
  const name = categoryName(cells);
  const isMoved = name !== null && !(category && findCategory([category], name));
  return (Object.keys(cells) as MenuColumn[])
    .map((column) => ({ column, was: now[column], now: cells[column] ?? '' }))
    .filter(
      ({ column, was, now: wanted }) =>
        column !== 'id' &&
        wanted !== was &&
        (isMoved || !isCategory(column)) &&
        !(column === 'package_code' && wanted === ''),
    );
}

/** A package code belongs to its MXIK: two of them for one MXIK are an error. */
function createCodeCheck(): (row: NumberedRow, current: string) => RowError[] {
  const known = new Map<string, string>();
  return ({ line, cells }, current) => {
    const code = cells.package_code;
    if (!code) return [];
    const mxik = cells.mxik ?? current;
    const at = { line, column: 'package_code' };
    if (mxik === '') return [{ ...at, code: 'packageCode.withoutMxik', facts: {} }];
    const before = known.get(mxik) ?? code;
    known.set(mxik, before);
    return before === code ? [] : [{ ...at, code: 'packageCode.differs', facts: { mxik, before } }];
  };
}

/** A row with what is wrong with it, and the cells of its dish as they are; a cell that is as it was is never wrong. */
function readRow(row: NumberedRow, find: ReturnType<typeof createFinder>) {
  const checked = checkCells(row);
  const { known, errors: unmatched } = find(checked);
  const now = known?.now ?? null;
  const isSame = (column: MenuColumn) => now !== null && plainCell(row.cells[column] ?? '') === now[column];
  const cells = Object.fromEntries(
    (Object.keys(checked.cells) as MenuColumn[]).map((column) => [
      column,
      now && isSame(column) ? now[column] : checked.cells[column],
    ]),
  ) as MenuRow;
  const own = checked.errors.filter(({ column }) => !isSame(column as MenuColumn));
  const isRead = ({ column }: RowError) => !own.some((error) => error.column === column);
  const missing = known || unmatched.length > 0 ? [] : checkNewRow(checked).filter(isRead);
  return { line: row.line, cells, known, errors: [...own, ...unmatched, ...missing] };
}

function createFinder(menu: FiledMenu) {
  const match = createMatcher(menu);
  const categories = new Map<string | null, Category>(menu.categories.map((one) => [one.id, one]));
  return (row: NumberedRow) => {
    const { product, errors } = match(row);
    if (!product) return { known: null, errors };
    const category = categories.get(product.categoryId);
    const known: Known = { product, category, now: menuRow(product, category, menu.packageCodes) };
    return { known, errors };
  };
}

/** Dishes by the line that named them first; a second line is an error. */
function createOnceCheck(lineOf: Map<string, number>): (line: number, known: Known | null) => RowError[] {
  return (line, known) => {
    if (!known) return [];
    const first = lineOf.get(known.product.id);
    if (first === undefined) lineOf.set(known.product.id, line);
    return first === undefined
      ? []
      : [{ line, column: 'id', code: 'match.twice', facts: { line: String(first) } }];
  };
}

/** Decides what an import does, row by row, and changes nothing. A row with an error is neither new nor changed. */
export function planImport(menu: FiledMenu, rows: readonly NumberedRow[]): MenuPlan {
  const plan: MenuPlan = {
    created: [],
    changed: [],
    same: 0,
    unchanged: [],
    locked: [],
    absent: 0,
    errors: [],
  };
  const find = createFinder(menu);
  const checkCode = createCodeCheck();
  const lineOf = new Map<string, number>();
  const checkOnce = createOnceCheck(lineOf);
  for (const row of rows) {
    const { line, cells, known, errors } = readRow(row, find);
    errors.push(...checkOnce(line, known), ...checkCode({ line, cells }, known?.product.mxicCode ?? ''));
    if (errors.length > 0) plan.errors.push(...errors);
    else if (known) {
      const locked = menu.locked.get(known.product.id) ?? [];
      addChanges(plan, { line, product: known.product, locked }, changesOf(cells, known));
    } else plan.created.push({ line, cells });
  }
  plan.absent = menu.products.length - lineOf.size;
  return plan;
}

type Target = { line: number; product: Product; locked: readonly string[] };

function addChanges(plan: MenuPlan, { line, product, locked }: Target, changes: CellChange[]): void {
  const { id } = product;
  const isLocked = ({ column }: CellChange) => isLockedColumn(locked, column);
  const kept = changes.filter(isLocked);
  const made = changes.filter((change) => !isLocked(change));
  if (kept.length > 0) plan.locked.push({ line, id, changes: kept });
  if (made.length > 0) plan.changed.push({ line, id, changes: made });
  else {
    plan.same += 1;
    plan.unchanged.push({ line, id });
  }
}

/** The plan with only those new and changed dishes whose line is chosen; its errors stay out of what is written. */
export const chosenRows = (plan: MenuPlan, isChosen: (line: number) => boolean): MenuPlan => ({
  ...plan,
  created: plan.created.filter(({ line }) => isChosen(line)),
  changed: plan.changed.filter(({ line }) => isChosen(line)),
});
