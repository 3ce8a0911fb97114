import { lineKey } from '@dasturxon/core/cart';
import type { Product } from '@dasturxon/core/catalog';
import type { LocalizedText } from '@dasturxon/core/kernel';
import type { BoardOrder } from '@dasturxon/core/staff';

/** A line while it is edited: `before` is its count in the order, 0 for one that was added. */
export type EditedLine = {
  key: string;
  productId: string;
  name: LocalizedText;
  modifiers: readonly { id: string; name: LocalizedText; count: number }[];
  before: number;
  count: number;
  /** The kitchen has finished it: no less of it. */
  isCooked: boolean;
};

/** The lines of an order as an edit begins with them. */
export const linesOf = ({ lines, kitchen }: Pick<BoardOrder, 'lines' | 'kitchen'>): EditedLine[] =>
  lines.map(({ id, productId, name, modifiers, count }) => {
    const key = lineKey({ productId, modifiers });
    return { key, productId, name, modifiers, before: count, count, isCooked: id in kitchen.done };
  });

/** The lines with another count of one line; 0 removes an added line and strikes one of the order. */
export const withCount = (lines: readonly EditedLine[], key: string, count: number): EditedLine[] =>
  lines
    .map((line) => (line.key === key ? { ...line, count: Math.max(0, count) } : line))
    .filter((line) => line.before > 0 || line.count > 0);

/** The lines with a product added, its smallest count or one more of an equal line. */
export function withAdded(
  lines: readonly EditedLine[],
  { id, name, minCount, modificationGroups }: Product,
  choices: readonly { id: string; count: number }[],
): EditedLine[] {
  const items = modificationGroups.flatMap((group) => group.items);
  const modifiers = choices.flatMap(({ id: chosen, count }) => {
    const item = items.find((one) => one.id === chosen);
    return item && count > 0 ? [{ id: chosen, name: item.name, count }] : [];
  });
  const key = lineKey({ productId: id, modifiers });
  const there = lines.find((line) => line.key === key);
  if (there) return withCount(lines, key, there.count + 1);
  const count = Math.max(1, minCount);
  return [...lines, { key, productId: id, name, modifiers, before: 0, count, isCooked: false }];
}

/** The lines as they are sent: those that are left. */
export const toItems = (lines: readonly EditedLine[]) =>
  lines
    .filter(({ count }) => count > 0)
    .map(({ productId, modifiers, count }) => ({
      productId,
      count,
      modifiers: modifiers.map(({ id, count: each }) => ({ id, count: each })),
    }));

/** Whether anything differs from the order. */
export const isEdited = (lines: readonly EditedLine[]): boolean =>
  lines.some(({ before, count }) => before !== count);
