import {
  isMenuColumn,
  MENU_COLUMNS,
  type MenuColumn,
  type NumberedRow,
  type RowError,
} from '@dasturxon/core/menu-file';

import { readCsvTable, type Table, writeCsvTable } from './csv-table.ts';
import { readXlsxTable, writeXlsxTable } from './xlsx-table.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 20_000;

/** Whether a file is XLSX, by its name. */
const isXlsx = (name: string) => /\.xlsx$/i.test(name);

/** The rows of a menu file, and what is wrong with its first line or its length. */
export type MenuFile = { rows: NumberedRow[]; errors: RowError[] };

function headErrors(names: readonly string[], line: number): RowError[] {
  return names.flatMap((column, at): RowError[] => {
    if (column === '') return [];
    if (!isMenuColumn(column)) return [{ line, column, code: 'header.unknown', facts: {} }];
    return names.indexOf(column) < at ? [{ line, column, code: 'header.twice', facts: {} }] : [];
  });
}

/** A table with its first line apart; lines without any text are left out. */
export type TitledTable = { titles: string[]; line: number; body: Table };

function titled(table: Table): TitledTable {
  const filled = table.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [head, ...body] = filled;
  return { titles: (head?.cells ?? []).map((name) => name.trim()), line: head?.line ?? 1, body };
}

/** The rows of a table by what its columns are; empty: a column is left out. */
export function rowsOfTable({ body }: TitledTable, columns: readonly (MenuColumn | '')[]): MenuFile {
  if (body.length > MOST_ROWS)
    return {
      rows: [],
      errors: [{ line: MOST_ROWS, column: '', code: 'file.tooLong', facts: { most: String(MOST_ROWS) } }],
    };
  const rows = body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (column === '' ? [] : [[column, cells[at] ?? '']])),
    ),
  }));
  return { rows, errors: [] };
}

/** Reads a table from CSV or XLSX (B17). Throws for a file that is neither, is too large, or carries macros. */
export async function readMenuTable(name: string, bytes: Buffer): Promise<TitledTable> {
  if (bytes.length > MOST_BYTES) throw new Error('the file is larger than 10 MB');
  return titled(isXlsx(name) ? await readXlsxTable(bytes) : readCsvTable(bytes));
}

/** Reads a menu whose columns have our names; any other title is an error. Throws as `readMenuTable` does. */
export async function readMenuFile(name: string, bytes: Buffer): Promise<MenuFile> {
  const table = await readMenuTable(name, bytes);
  const names = table.titles.map((title) => title.toLowerCase());
  const columns = names.map((title) => (isMenuColumn(title) ? title : ''));
  const { rows, errors } = rowsOfTable(table, columns);
  return { rows, errors: errors.length > 0 ? errors : headErrors(names, table.line) };
}

/** Writes rows as CSV or XLSX, by the name of the file. */
export async function writeMenuFile(
  name: string,
  rows: readonly Readonly<Record<MenuColumn, string>>[],
): Promise<Buffer> {
  const table = [MENU_COLUMNS, ...rows.map((row) => MENU_COLUMNS.map((column) => row[column]))];
  return isXlsx(name) ? writeXlsxTable(table) : writeCsvTable(table);
}
