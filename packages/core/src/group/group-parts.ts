import { MOST_COUNTS, MOST_LINES } from '../cart/cart.ts';
import { lineKey, tidyModifiers } from '../cart/line-key.ts';
import type { CartItem } from '../order/schemas/order-line.schema.ts';
import { type GroupMember, MOST_PART_LINES } from './group-order.schema.ts';

type Part = Pick<GroupMember, 'id' | 'version' | 'lines' | 'isDone'>;

/** A change of one part; `version` is that of the part that it replaces. */
export type PartEdit = Pick<Part, 'version' | 'lines' | 'isDone'>;

/** Lines in which equal dishes are one line, in the order of their first appearance. */
export function joinLines(lines: readonly CartItem[]): CartItem[] {
  const joined = new Map<string, CartItem>();
  for (const { productId, modifiers, count } of lines) {
    const key = lineKey({ productId, modifiers });
    const before = joined.get(key)?.count ?? 0;
    joined.set(key, { productId, modifiers: tidyModifiers(modifiers), count: before + count });
  }
  return [...joined.values()];
}

/** The basket of all parts, as the host orders it. */
export const wholeBasket = (parts: readonly Pick<Part, 'lines'>[]): CartItem[] =>
  joinLines(parts.flatMap(({ lines }) => lines));

/** Whether two lists ask for the same dishes in the same counts. */
export function areSameLines(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const textOf = (lines: readonly CartItem[]) =>
    joinLines(lines)
      .map((line) => `${lineKey(line)}=${line.count}`)
      .sort()
      .join('\n');
  return textOf(one) === textOf(other);
}

/** Whether a basket of parts can be ordered as one: no more lines and counts than a basket holds. */
const fitsBasket = (lines: readonly CartItem[]): boolean =>
  lines.length <= MOST_LINES && lines.every(({ count }) => count <= MOST_COUNTS);

/**
 * The parts after an edit of one of them: `stale` if it was made of another version of that part, `full` if the basket
 * would hold too much. No edit of another part makes it stale.
 */
export function editPart<P extends Part>(
  parts: readonly P[],
  id: string,
  edit: PartEdit,
): P[] | 'stale' | 'full' {
  const part = parts.find((one) => one.id === id);
  if (!part || part.version !== edit.version) return 'stale';
  const lines = joinLines(edit.lines);
  const edited = { ...part, lines, isDone: edit.isDone, version: part.version + 1 };
  const after = parts.map((one) => (one === part ? edited : one));
  return lines.length <= MOST_PART_LINES && fitsBasket(wholeBasket(after)) ? after : 'full';
}
