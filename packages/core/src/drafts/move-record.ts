/** A record of an ordered list: the menu shows lower priorities first. */
type Placed = { id: string; priority: number };

/** The priorities of a list in its order: those that it has where they differ, else one after another. */
function priorityRow(rows: readonly Placed[]): number[] {
  const own = rows.map(({ priority }) => priority);
  const isDistinct = own.every((priority, index) => index === 0 || priority > own[index - 1]!);
  return isDistinct ? own : own.map((_, index) => index + 1);
}

/**
 * The priorities that bring a record to a place of its list, from 0. `rows` are in the order of the menu. Records whose priority stays
 * are left out: next to each other only two change.
 */
export function moveRecord(rows: readonly Placed[], id: string, place: number): Placed[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [];
  const others = rows.filter((row) => row.id !== id);
  const priorities = priorityRow(rows);
  return others
    .toSpliced(place, 0, moved)
    .map((row, index) => ({ id: row.id, before: row.priority, priority: priorities[index]! }))
    .filter(({ before, priority }) => before !== priority)
    .map(({ id: own, priority }) => ({ id: own, priority }));
}

/** The highest priority that a record holds. */
const LAST = 65_535;

/**
 * The priorities that put a record of another list at a place of this one, from 0. `rows` are in the order of the menu, without it.
 * Only records that would no longer be after the one before them change.
 */
export function insertRecord(rows: readonly Placed[], id: string, place: number): Placed[] {
  const next = rows[place];
  const first = place === 0 && next ? Math.max(0, next.priority - 1) : 0;
  let last = -1;
  const placed = rows.toSpliced(place, 0, { id, priority: first }).map((row) => {
    last = Math.max(row.priority, last + 1);
    return { id: row.id, before: row.id === id ? null : row.priority, priority: last };
  });
  return placed
    .map((row, index) => ({ ...row, priority: last > LAST ? index : row.priority }))
    .filter(({ before, priority }) => before !== priority)
    .map(({ id: own, priority }) => ({ id: own, priority }));
}
