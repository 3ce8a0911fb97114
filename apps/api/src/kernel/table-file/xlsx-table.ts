import { sheetTextOf, toSheetText } from '@dasturxon/core/format';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';

import type { Table } from './csv-table.ts';

const MOST_BYTES = 100 * 1024 * 1024;

/** Throws for an archive that unpacks to more than a menu needs, or that carries macros. */
function checkArchive(bytes: Buffer): void {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      if (/vbaProject/i.test(name)) throw new Error('the file has macros: save it as .xlsx without them');
      return false;
    },
  });
  if (size > MOST_BYTES) throw new Error('the file unpacks to more than 100 MB');
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : '';
}

/** Reads the first sheet of an XLSX file; formulas come as their last results. */
export async function readXlsxTable(bytes: Buffer): Promise<Table> {
  checkArchive(bytes);
  const rows = await readSheet(bytes, { trim: false });
  return rows.map((row, index) => ({
    line: index + 1,
    cells: row.map(textOf).map(sheetTextOf),
  }));
}

/** An XLSX file of one sheet. Every cell is a text, so that no code loses its digits. */
export async function writeXlsxTable(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const sheet = rows.map((row, index) =>
    row.map((cell) => ({
      value: toSheetText(cell),
      type: String,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  return writeXlsxFile(sheet, { sheet: 'Menu', stickyRowsCount: 1 }).toBuffer();
}
