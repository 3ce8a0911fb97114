/** Tables of a row while none of them is placed, and the distances between them, in hundredths of the plan. */
const ROW = 6;
const STEP = { x: 20, y: 26 } as const;

/** Where a table stands on the plan: its own place, else one in rows, in the order of the tables. */
export const placeOf = (
  table: { x: number | null; y: number | null },
  index: number,
): { x: number; y: number } =>
  table.x !== null && table.y !== null
    ? { x: table.x, y: table.y }
    : { x: (index % ROW) * STEP.x, y: Math.min(100, Math.floor(index / ROW) * STEP.y) };
