import type { ProductBranch } from '../product.schema.ts';

/** What a dish states of branches by itself: those that sell it and those that do not. */
export type OwnOffers = { sold: readonly string[]; off: readonly string[] };

/**
 * The branches of a dish as guests' menus read them (BO-471). Its own rule comes first, and "not sold" before "sold"; of a
 * branch without one, its category decides. `inherited`: the branches that sell the category's dishes.
 */
export function branchOffers({ sold, off }: OwnOffers, inherited: readonly string[]): ProductBranch[] {
  const closed = new Set(off);
  const own = [...new Set(sold)].filter((id) => !closed.has(id));
  const known = new Set([...own, ...closed]);
  return [
    ...own.map((id) => ({ branch: { id, isActive: true } })),
    ...[...closed].map((id) => ({ branch: { id, isActive: false } })),
    ...[...new Set(inherited)]
      .filter((id) => !known.has(id))
      .map((id) => ({ branch: { id, isActive: true }, isInherited: true })),
  ];
}

/**
 * The branches that a dish which an import brings sells by a statement of its own: none where its category sells dishes, so that
 * it follows the category; else every open one.
 */
export const newDishBranches = (inherited: readonly string[], open: readonly string[]): string[] =>
  inherited.length > 0 ? [] : [...open];

/** The reverse: what a dish states by itself in its stored branches. */
export function ownOffers(offers: readonly ProductBranch[]): OwnOffers {
  const own = offers.filter(({ isInherited }) => isInherited !== true).map(({ branch }) => branch);
  return {
    sold: own.filter(({ isActive }) => isActive).map(({ id }) => id),
    off: own.filter(({ isActive }) => !isActive).map(({ id }) => id),
  };
}
