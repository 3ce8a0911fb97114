type Ranked = { priority?: number | null };

/** Integers up to this pack with a position into one exact number. */
const MOST_PACKED = 2 ** 30;

/** Priority ascending, ties in the order they came (MENU-03, IMP-08). The list itself is left alone. */
export function sortByPriority<Item extends Ranked>(items: readonly Item[]): Item[] {
  const count = items.length;
  const keys = new Float64Array(count);
  let isSorted = true;
  for (let at = 0; at < count; at++) {
    const rank = items[at]!.priority ?? 0;
    if (!Number.isInteger(rank) || Math.abs(rank) >= MOST_PACKED) return sortByComparing(items);
    keys[at] = (rank + MOST_PACKED) * count + at;
    isSorted &&= at === 0 || keys[at - 1]! < keys[at]!;
  }
  return isSorted ? [...items] : inOrderOf(keys.sort(), items);
}

/** The items in the order of keys `priority × length + position`: plain numbers sort faster than objects. */
function inOrderOf<Item>(keys: Float64Array, items: readonly Item[]): Item[] {
  const sorted: Item[] = [];
  for (const key of keys) sorted.push(items[key % items.length]!);
  return sorted;
}

function sortByComparing<Item extends Ranked>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
}
