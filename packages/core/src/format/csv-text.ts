/** What a spreadsheet would read as a formula, and the sign that keeps it a text. */
const FORMULA = /^['=+\-@\t]/;
/** A number alone is no formula. */
const NUMBER = /^-?\d+$/;

const BYTE_ORDER_MARK = '\uFEFF';

/** A cell of CSV that no spreadsheet runs. */
const guarded = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

/** The text of a guarded cell. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** CSV that Excel opens as UTF-8, without a cell that it would run. Each cell is quoted. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
