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
