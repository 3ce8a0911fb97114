type Ranked = { priority?: number | null };

/** Priorities that lie this close together are counted instead of compared. */
const WIDEST = 65_536;

/** Priority ascending, ties in the order they came (MENU-03, IMP-08). The list itself is left alone. */
export function sortByPriority<Item extends Ranked>(items: readonly Item[]): Item[] {
  let [least, most, isWhole] = [Infinity, -Infinity, true];
  for (const { priority } of items) {
    const rank = priority ?? 0;
    if (rank < least) least = rank;
    if (rank > most) most = rank;
    isWhole &&= Number.isInteger(rank);
  }
  return isWhole && most - least < WIDEST ? sortByCounting(items, least, most) : sortByComparing(items);
}

/** Counts how many there are of each priority and puts every item into its place: no comparison at all. */
function sortByCounting<Item extends Ranked>(items: readonly Item[], least: number, most: number): Item[] {
  if (items.length === 0) return [];
  const places = new Uint32Array(most - least + 2);
  for (const { priority } of items) places[(priority ?? 0) - least + 1]! += 1;
  for (let rank = 1; rank < places.length; rank++) places[rank]! += places[rank - 1]!;
  const sorted = [...items];
  for (const item of items) sorted[places[(item.priority ?? 0) - least]!++] = item;
  return sorted;
}

function sortByComparing<Item extends Ranked>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
}
