import { readCsvTable } from '../kernel/table-file/csv-table.ts';

/** A row of a table with names: its line in the file, and its cells by the lower-cased names of the first line. */
export type NamedRow = { line: number; cells: Record<string, string> };

/**
 * Rows of a CSV text, read as a menu file is. A short row has empty cells, and cells beyond the last name are ignored;
 * empty rows are left out.
 */
export function readCsv(text: string): NamedRow[] {
  const [head, ...rows] = readCsvTable(Buffer.from(text))
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = (head?.cells ?? []).map((name) => name.toLowerCase());
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
}
