import { readCsvTable, type Table } from './csv-table.ts';
import { readXlsxTable } from './xlsx-table.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** The most lines below its titles that a file may have. */
export const MOST_TABLE_LINES = 20_000;

/** Whether a file is XLSX, by its name. */
export const isXlsx = (name: string): boolean => /\.xlsx$/i.test(name);

/** A table with its first line apart; lines without any text are left out. */
export type TitledTable = { titles: string[]; line: number; body: Table };

function titled(table: Table): TitledTable {
  const filled = table.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [head, ...body] = filled;
  return { titles: (head?.cells ?? []).map((name) => name.trim()), line: head?.line ?? 1, body };
}

/** Reads a table from CSV or XLSX (B17). Throws for a file that is neither, is too large, or carries macros. */
export async function readTableFile(name: string, bytes: Buffer): Promise<TitledTable> {
  if (bytes.length > MOST_BYTES) throw new Error('the file is larger than 10 MB');
  return titled(isXlsx(name) ? await readXlsxTable(bytes) : readCsvTable(bytes));
}
