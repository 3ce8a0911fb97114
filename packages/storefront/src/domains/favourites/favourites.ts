import type { Favourite } from '@dasturxon/core/catalog';
import { type Atom, atom } from 'jotai';

/** The menu's copy of the customer's marks, whose home is the query cache; empty for a guest. */
export const knownFavouritesAtom = atom<readonly Favourite[]>([]);

/** Favourites changed but not yet confirmed by the server: product id → favourite or not. */
export const pendingFavouritesAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

/** Favourite products, newest first: known ones with pending changes applied (MENU-09). */
export const likedIdsAtom = atom((get): readonly string[] => {
  const pending = get(pendingFavouritesAtom);
  const known = get(knownFavouritesAtom).map(({ productId }) => productId);
  const wanted = [...pending].filter(([, isWanted]) => isWanted).map(([id]) => id);
  const liked = new Set([...known, ...wanted].filter((id) => pending.get(id) !== false));
  return [...liked].toReversed();
});

const likedSetAtom = atom((get): ReadonlySet<string> => new Set(get(likedIdsAtom)));
const byId = new Map<string, Atom<boolean>>();

/** Whether a product is a favourite: one atom per product, so that a tap renders one card. */
export function isLikedAtom(productId: string): Atom<boolean> {
  const known = byId.get(productId) ?? atom((get) => get(likedSetAtom).has(productId));
  byId.set(productId, known);
  return known;
}

/** Toggles a favourite at once, before the server answers. */
export const toggleFavouriteAtom = atom(null, (get, set, productId: string) => {
  const isWanted = !get(isLikedAtom(productId));
  set(pendingFavouritesAtom, (pending) => new Map([...pending, [productId, isWanted]]));
});

/** The tap is settled or taken back: what is known counts again. */
export const dropPendingFavouriteAtom = atom(null, (_get, set, productId: string) =>
  set(pendingFavouritesAtom, (pending) => new Map([...pending].filter(([id]) => id !== productId))),
);
