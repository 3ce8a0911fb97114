import { csvText, formatDate, toSheetMoment, toSheetName, toSheetText } from '@dasturxon/core/format';
import type { SheetData } from 'write-excel-file/browser';

import { saveFile } from '../api/save-file.ts';

/** A cell of a report's file: a text, a number, a sum in soʻm, a day of the calendar, or a moment. */
export type ReportCell = string | number | null | { som: number } | { day: string } | { at: string };

/** What is saved of a report. `heads`: titles of the columns, as the person reads them. */
export type ReportFile = {
  /** The file without its ending. */
  name: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReportCell[])[];
  /** The merchant's time zone. */
  zone: string;
  isRightToLeft: boolean;
};

function csvCell(cell: ReportCell, zone: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('som' in cell) return String(cell.som);
  return 'day' in cell ? formatDate(cell.day, {}, zone) : formatDate(cell.at, { time: true }, zone);
}

/** A report as CSV. */
export const csvOf = ({ heads, rows, zone }: ReportFile): string =>
  csvText([heads, ...rows.map((row) => row.map((cell) => csvCell(cell, zone)))]);

type SheetCell = NonNullable<SheetData[number][number]>;

const WHOLE = '#,##0';
const number = (value: number): SheetCell => ({
  value,
  type: Number,
  format: Number.isInteger(value) ? WHOLE : '#,##0.00',
});

function sheetCell(cell: ReportCell, zone: string): SheetCell | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: toSheetText(cell), type: String };
  if (typeof cell === 'number') return number(cell);
  if ('som' in cell) return number(cell.som);
  return 'day' in cell
    ? { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' }
    : { value: toSheetMoment(cell.at, zone), type: Date, format: 'dd.mm.yyyy hh:mm' };
}

/** A report as the rows of a sheet: numbers and days can be counted with, and a text is never a formula. */
export const sheetOf = ({ heads, rows, zone }: ReportFile): SheetData => [
  heads.map((head) => ({ value: toSheetText(head), type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((cell) => sheetCell(cell, zone))),
];

/** A report as a workbook of one sheet. */
export async function workbookOf(file: ReportFile): Promise<Blob> {
  // Few people save one, so that the page does not load the writer.
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const { heads, title, isRightToLeft: rightToLeft } = file;
  const columns = heads.map((_, at) => ({ width: at === 0 ? 36 : 18 }));
  const sheet = { sheet: toSheetName(title), stickyRowsCount: 1, columns, rightToLeft };
  return writeXlsxFile(sheetOf(file), sheet).toBlob();
}

/** Saves a report on the device. */
export const saveCsv = (file: ReportFile): void => saveFile(`${file.name}.csv`, csvOf(file), 'text/csv');

/** Saves a report on the device as a workbook. */
export const saveWorkbook = async (file: ReportFile): Promise<void> =>
  saveFile(`${file.name}.xlsx`, await workbookOf(file));
