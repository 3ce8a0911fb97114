import type { Favourite } from './favourite.schema.ts';

/** A call that a toggle makes: API-08 marks, API-09 unmarks. */
export type FavouriteCall =
  | { method: 'POST'; productId: string; isFavourite: true }
  | { method: 'DELETE'; id: string };

/** The immediate effect of a tap on the favourite button, and the call that must follow (MENU-09). */
export type FavouriteToggle = { favourites: Favourite[]; call: FavouriteCall };

/** Marks or unmarks a product before the server has answered. Until it does, `temporaryId` names the entry. */
export function toggleFavourite(
  favourites: readonly Favourite[],
  productId: string,
  temporaryId: string,
): FavouriteToggle {
  const marked = favourites.find((own) => own.productId === productId);
  const others = favourites.filter((own) => own.productId !== productId);
  if (marked) return { favourites: others, call: { method: 'DELETE', id: marked.id } };
  return {
    favourites: [...others, { id: temporaryId, productId, isFavourite: true }],
    call: { method: 'POST', productId, isFavourite: true },
  };
}
