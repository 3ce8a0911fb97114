import {
  isMenuColumn,
  MENU_COLUMNS,
  type MenuColumn,
  type NumberedRow,
  type RowError,
} from '@dasturxon/core/menu-file';

import { writeCsvTable } from '../kernel/table-file/csv-table.ts';
import {
  isXlsx,
  MOST_TABLE_LINES,
  readTableFile,
  type TitledTable,
} from '../kernel/table-file/read-table-file.ts';
import { writeXlsxTable } from '../kernel/table-file/xlsx-table.ts';

/** The rows of a menu file, and what is wrong with its first line or its length. */
export type MenuFile = { rows: NumberedRow[]; errors: RowError[] };

function headErrors(names: readonly string[], line: number): RowError[] {
  return names.flatMap((column, at): RowError[] => {
    if (column === '') return [];
    if (!isMenuColumn(column)) return [{ line, column, code: 'header.unknown', facts: {} }];
    return names.indexOf(column) < at ? [{ line, column, code: 'header.twice', facts: {} }] : [];
  });
}

/** The rows of a table by what its columns are; empty: a column is left out. */
export function rowsOfTable({ body }: TitledTable, columns: readonly (MenuColumn | '')[]): MenuFile {
  if (body.length > MOST_TABLE_LINES)
    return {
      rows: [],
      errors: [
        {
          line: MOST_TABLE_LINES,
          column: '',
          code: 'file.tooLong',
          facts: { most: String(MOST_TABLE_LINES) },
        },
      ],
    };
  const rows = body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (column === '' ? [] : [[column, cells[at] ?? '']])),
    ),
  }));
  return { rows, errors: [] };
}

/** Reads a menu whose columns have our names; any other title is an error. Throws as `readTableFile` does. */
export async function readMenuFile(name: string, bytes: Buffer): Promise<MenuFile> {
  const table = await readTableFile(name, bytes);
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
