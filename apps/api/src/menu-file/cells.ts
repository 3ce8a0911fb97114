/** What a spreadsheet would read as a formula, and the sign that keeps it a text. */
const FORMULA = /^['=+\-@\t]/;

/** A cell of CSV that no spreadsheet runs. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The text of a guarded cell. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
