import { csvText, unguarded } from '@dasturxon/core/format';
import { parse } from 'csv-parse/sync';

/** Lines of a table, each with its place in the file. */
export type Table = { line: number; cells: string[] }[];

/** A semicolon where the spreadsheet's language uses it. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

/** Reads CSV (RFC 4180) with commas or semicolons. Throws when a quote is not closed. */
export function readCsvTable(bytes: Buffer): Table {
  const text = bytes.toString('utf8');
  const lenient = { relaxColumnCount: true, relaxQuotes: true, trim: true };
  const parsed = parse(text, { bom: true, delimiter: delimiterOf(text), info: true, ...lenient });
  // The types of csv-parse do not know what `info: true` returns.
  const records = parsed as unknown as { info: { lines: number }; record: string[] }[];
  let before = 0;
  return records.map(({ info, record }) => {
    const line = before + 1;
    before = info.lines;
    return { line, cells: record.map(unguarded) };
  });
}

/** A table as CSV. */
export const writeCsvTable = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(csvText(rows));
