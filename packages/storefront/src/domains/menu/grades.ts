import type { ProductGrade } from '@dasturxon/core/catalog';
import { atom } from 'jotai';
import type { Atom } from 'jotai';

/** Average grades of products (API-06); known only after the page is there. */
export const gradesAtom = atom<readonly ProductGrade[]>([]);

const gradesById = atom((get) => new Map(get(gradesAtom).map((row) => [row.productId, row.grade])));

const byId = new Map<string, Atom<number | null>>();

/** The grade of one product, or null: one atom each, so that a change draws the cards it concerns. */
export function gradeAtom(productId: string): Atom<number | null> {
  const known = byId.get(productId) ?? atom((get) => get(gradesById).get(productId) ?? null);
  byId.set(productId, known);
  return known;
}
