import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { KitchenState } from '../../kitchen/kitchen-state.schema.ts';
import type { OrderLine } from '../schemas/order-line.schema.ts';
import { isSameLine, type LineChange } from './price-edit.ts';

/** Whether an edit leaves what the kitchen has finished: of a finished line nothing is taken away (C.7, BO-84). */
export function canChangeCooked(
  changes: readonly LineChange[],
  { done }: Pick<KitchenState, 'done'>,
): Result<true, { code: 'order.lineCooked' }> {
  const isTaken = changes.some(({ line, before, after }) => after < before && line.id in done);
  return isTaken ? refuse('order.lineCooked') : ok(true);
}

/** What is left of an order's lines when an edit only takes away: lines with their counts. */
export function keptLines(
  lines: readonly OrderLine[],
  changes: readonly LineChange[],
): { line: OrderLine; count: number }[] {
  return lines.flatMap((line) => {
    const change = changes.find((one) => isSameLine(one.line, line));
    const count = Math.min(line.count, change?.after ?? line.count);
    return count === 0 ? [] : [{ line, count }];
  });
}
