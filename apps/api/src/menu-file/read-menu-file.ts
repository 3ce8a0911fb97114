import { MENU_COLUMNS, type MenuColumn, type NumberedRow, type RowError } from '@dasturxon/core/menu-file';

import { readCsvTable, type Table, writeCsvTable } from './csv-table.ts';
import { readXlsxTable, writeXlsxTable } from './xlsx-table.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 20_000;

/** Whether a file is XLSX, by its name. */
const isXlsx = (name: string) => /\.xlsx$/i.test(name);

/** The rows of a menu file, and what is wrong with its first line or its length. */
export type MenuFile = { rows: NumberedRow[]; errors: RowError[] };

const isColumn = (name: string): name is MenuColumn => (MENU_COLUMNS as readonly string[]).includes(name);

function headErrors(names: readonly string[], line: number): RowError[] {
  return names.flatMap((column, at): RowError[] => {
    if (column === '') return [];
    if (!isColumn(column)) return [{ line, column, code: 'header.unknown', facts: {} }];
    return names.indexOf(column) < at ? [{ line, column, code: 'header.twice', facts: {} }] : [];
  });
}

/** Reads the named columns; lines without any text are left out. */
function toRows(table: Table): MenuFile {
  const filled = table.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [head, ...body] = filled;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const errors = headErrors(names, head?.line ?? 1);
  if (body.length > MOST_ROWS)
    return {
      rows: [],
      errors: [{ line: MOST_ROWS, column: '', code: 'file.tooLong', facts: { most: String(MOST_ROWS) } }],
    };
  const rows = body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.flatMap((name, at) => (isColumn(name) ? [[name, cells[at] ?? '']] : []))),
  }));
  return { rows, errors };
}

/** Reads a menu from CSV or XLSX (B17). Throws for a file that is neither, is too large, or carries macros. */
export async function readMenuFile(name: string, bytes: Buffer): Promise<MenuFile> {
  if (bytes.length > MOST_BYTES) throw new Error('the file is larger than 10 MB');
  return toRows(isXlsx(name) ? await readXlsxTable(bytes) : readCsvTable(bytes));
}

/** Writes rows as CSV or XLSX, by the name of the file. */
export async function writeMenuFile(
  name: string,
  rows: readonly Readonly<Record<MenuColumn, string>>[],
): Promise<Buffer> {
  const table = [MENU_COLUMNS, ...rows.map((row) => MENU_COLUMNS.map((column) => row[column]))];
  return isXlsx(name) ? writeXlsxTable(table) : writeCsvTable(table);
}
