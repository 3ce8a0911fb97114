import type { IfMissing } from '../schemas/if-missing.schema.ts';
import type { LineChange } from './price-edit.ts';

/** The choice for each dish that an edit takes away: its own, else the order's (B15). */
const choicesOf = (choice: IfMissing | null, changes: readonly LineChange[]) =>
  changes.filter(({ before, after }) => after < before).map(({ line }) => line.ifMissing ?? choice);

type Totals = { before: number; after: number };

const adds = (changes: readonly LineChange[]) => changes.some(({ before, after }) => after > before);

/**
 * Whether the guest's choice at checkout is the consent to an edit (B15, C.7): it takes something away, the total does not
 * rise, and the guest allowed to remove each such dish, or to replace it where something else comes.
 */
export function isCoveredByChoice(
  choice: IfMissing | null,
  changes: readonly LineChange[],
  { before, after }: Totals,
): boolean {
  const choices = choicesOf(choice, changes);
  if (choices.length === 0 || after > before) return false;
  const needed = adds(changes) ? 'REPLACE' : 'REMOVE';
  return choices.every((one) => one === needed);
}

/**
 * What becomes of an order whose guest has not answered a proposed edit in time: the missing dishes are removed, the order
 * is cancelled, or nothing changes. A guest who wants a replacement and does not answer gets the rest of the order. One
 * dish that the guest wants to be called about leaves everything as it is.
 */
export function afterSilence(
  choice: IfMissing | null,
  changes: readonly LineChange[],
): 'NOTHING' | 'REMOVE' | 'CANCEL' {
  const choices = choicesOf(choice, changes);
  if (choices.length === 0 || choices.some((one) => one === null || one === 'CALL')) return 'NOTHING';
  return choices.includes('CANCEL') ? 'CANCEL' : 'REMOVE';
}
