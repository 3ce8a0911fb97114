import type { OrderLine } from '../schemas/order-line.schema.ts';
import { isSameLine, type LineChange } from './price-edit.ts';

/** How many of each line several edits added; aligned with the lines, at most the count of each, and none that shrank. */
export function addedCounts(lines: readonly OrderLine[], changes: readonly LineChange[]): number[] {
  return lines.map((line) => {
    const own = changes.filter((change) => isSameLine(change.line, line));
    const added = own.reduce((sum, { before, after }) => sum + after - before, 0);
    return Math.max(0, Math.min(added, line.count));
  });
}
