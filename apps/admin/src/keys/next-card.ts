/** Columns of the board as lists of order ids, from the first to the last. */
export type CardColumns = readonly (readonly string[])[];

/** The arrow keys by their direction in the list: rows, and columns in reading order. */
export type Step = { rows: -1 | 0 | 1; columns: -1 | 0 | 1 };

/**
 * The card that an arrow key goes to from a card; the first card of the board without one. Columns without a card are
 * passed over. Null where there is nothing in that direction.
 */
export function nextCard(
  columns: CardColumns,
  from: string | null,
  { rows, columns: across }: Step,
): string | null {
  const filled = columns.filter((ids) => ids.length > 0);
  const column = filled.findIndex((ids) => from !== null && ids.includes(from));
  if (column === -1) return filled[0]?.[0] ?? null;
  const row = filled[column]!.indexOf(from!);
  if (across === 0) return filled[column]![row + rows] ?? null;
  const beside = filled[column + across];
  return beside ? beside[Math.min(row, beside.length - 1)]! : null;
}
