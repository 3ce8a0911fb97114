import { parse } from 'csv-parse/sync';

/**
 * Rows of a CSV text by the lower-cased names of its first line (RFC 4180). Throws when a quote is not closed. A quote
 * inside a plain cell is a letter; a short row has empty cells, and cells beyond the last name are ignored.
 */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parse(text, {
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
    trim: true,
  });
  const names = head.map((name) => name.toLowerCase());
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
