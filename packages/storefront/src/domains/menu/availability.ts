import { atom } from 'jotai';
import type { Atom } from 'jotai';

/**
 * Products that the branch of the guest, or each branch that may serve the address, does not sell now; known only after the
 * page is there.
 */
export const stoppedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Choices of dishes that the chosen branch has run out of (BO-46). */
export const stoppedModifiersAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Lines of the basket that its branch lacks, by key: another branch of the address sells them, or none does (B-74). */
export const elsewhereAtom = atom<ReadonlyMap<string, 'product.otherBranch' | 'product.unavailable'>>(
  new Map(),
);

const byId = new Map<string, Atom<boolean>>();

/** Whether one product is stopped: one atom each, so that a change draws the cards it concerns. */
export function isStoppedAtom(productId: string): Atom<boolean> {
  const known = byId.get(productId) ?? atom((get) => get(stoppedAtom).has(productId));
  byId.set(productId, known);
  return known;
}
