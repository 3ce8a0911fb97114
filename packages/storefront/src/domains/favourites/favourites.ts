import type { Favourite } from '@dasturxon/core/catalog';
import { type Atom, atom } from 'jotai';

/** The customer's marks as the server has last told them; empty for a guest. */
export const knownFavouritesAtom = atom<readonly Favourite[]>([]);

/** Hearts that were tapped and that the server has not confirmed yet: product id → wanted or not. */
export const wishedHeartsAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

/** Products with a full heart, the one liked last first: what is known, with what was just tapped over it (MENU-09). */
export const likedIdsAtom = atom((get): readonly string[] => {
  const wishes = get(wishedHeartsAtom);
  const known = get(knownFavouritesAtom).map(({ productId }) => productId);
  const wanted = [...wishes].filter(([, isWanted]) => isWanted).map(([id]) => id);
  const liked = new Set([...known, ...wanted].filter((id) => wishes.get(id) !== false));
  return [...liked].toReversed();
});

const likedSetAtom = atom((get): ReadonlySet<string> => new Set(get(likedIdsAtom)));
const byId = new Map<string, Atom<boolean>>();

/** Whether one product has a full heart: an atom each, so that a tap draws one card. */
export function isLikedAtom(productId: string): Atom<boolean> {
  const known = byId.get(productId) ?? atom((get) => get(likedSetAtom).has(productId));
  byId.set(productId, known);
  return known;
}

/** Turns a heart over at once; what the server says comes after. */
export const tapHeartAtom = atom(null, (get, set, productId: string) => {
  const isWanted = !get(isLikedAtom(productId));
  set(wishedHeartsAtom, (wishes) => new Map([...wishes, [productId, isWanted]]));
});

/** The tap is settled or taken back: what is known counts again. */
export const dropHeartWishAtom = atom(null, (_get, set, productId: string) =>
  set(wishedHeartsAtom, (wishes) => new Map([...wishes].filter(([id]) => id !== productId))),
);
