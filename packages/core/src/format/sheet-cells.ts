import { formatDate, formatIsoDay } from './format-date.ts';

/** Words that writers of workbooks take for properties of their table of texts, such as `toString`. They get an apostrophe. */
const isTaken = (text: string): boolean => text.replace(/^'+/, '') in {};

/** A text as a cell of a workbook has it; `sheetTextOf` reads it back. A cell that is a text is never a formula. */
export const toSheetText = (text: string): string => (isTaken(text) ? `'${text}` : text);

/** The text of a cell of a workbook. */
export const sheetTextOf = (cell: string): string =>
  cell.startsWith("'") && isTaken(cell.slice(1)) ? cell.slice(1) : cell;

/** A moment as a cell has it, which knows no zone: in UTC the day and the time that a clock in `zone` shows. */
export function toSheetMoment(moment: Date | string, zone: string): Date {
  const day = formatIsoDay(new Date(moment), zone);
  const time = formatDate(moment, { seconds: true }, zone).slice(-'hh:mm:ss'.length);
  return new Date(`${day}T${time}Z`);
}

/** The longest name of a sheet, in characters. */
const LONGEST_SHEET = 31;

/** A name that a sheet can have. */
export const toSheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, LONGEST_SHEET)
    .trim() || '1';
