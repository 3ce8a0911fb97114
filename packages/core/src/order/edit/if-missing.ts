import type { IfMissing } from '../schemas/if-missing.schema.ts';
import type { LineChange } from './price-edit.ts';

type Totals = { before: number; after: number };

const takesAway = (changes: readonly LineChange[]) => changes.some(({ before, after }) => after < before);
const adds = (changes: readonly LineChange[]) => changes.some(({ before, after }) => after > before);

/**
 * Whether the guest's choice at checkout is the consent to an edit (B15, C.7): it takes something away, the total does not
 * rise, and the guest allowed to remove it, or to replace it where something else comes.
 */
export function isCoveredByChoice(
  choice: IfMissing | null,
  changes: readonly LineChange[],
  { before, after }: Totals,
): boolean {
  if (!takesAway(changes) || after > before) return false;
  return adds(changes) ? choice === 'REPLACE' : choice === 'REMOVE';
}

/**
 * What becomes of an order whose guest has not answered a proposed edit in time: the missing dishes are removed, the order
 * is cancelled, or nothing changes. A guest who wants a replacement and does not answer gets the rest of the order.
 */
export function afterSilence(
  choice: IfMissing | null,
  changes: readonly LineChange[],
): 'NOTHING' | 'REMOVE' | 'CANCEL' {
  if (!takesAway(changes) || choice === null || choice === 'CALL') return 'NOTHING';
  return choice === 'CANCEL' ? 'CANCEL' : 'REMOVE';
}
