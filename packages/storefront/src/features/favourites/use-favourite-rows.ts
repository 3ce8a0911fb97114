import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { favouritesQuery, followFavourites } from '../../domains/favourites/save-favourites.ts';
import { likedIdsAtom } from '../../domains/favourites/favourites.ts';
import { cacheOf } from '../../domains/session/query-cache.ts';
import { productsAtom } from '../../domains/menu/menu.ts';

/**
 * The liked dishes that the menu has, the one liked last first. One that is removed here stays until the page is
 * left, so that the tap can be taken back.
 */
export function useFavouriteRows(userId: string) {
  const store = useStore();
  const follow = useQuery({ ...favouritesQuery(store, userId), staleTime: 0 }, cacheOf(store));
  // Completes a guest's tap and updates the favourite buttons; the query reports failures.
  useEffect(() => void followFavourites(store).catch(() => undefined), [store]);
  const liked = useAtomValue(likedIdsAtom);
  const products = useAtomValue(productsAtom);
  const [kept, setKept] = useState<readonly string[]>([]);
  const fresh = liked.filter((id) => !kept.includes(id));
  if (follow.data && fresh.length > 0) setKept([...fresh, ...kept]);
  const rows = kept.map((id) => products.get(id)).filter((row) => row !== undefined);
  return { follow, rows };
}
