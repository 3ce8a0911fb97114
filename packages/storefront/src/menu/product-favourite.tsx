import { useLingui } from '@lingui/react/macro';
import { FavouriteButton } from '@dasturxon/ui/favourite-button';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { isLikedAtom, toggleFavouriteAtom } from '../domains/favourites/favourites.ts';
import { saveTappedFavourite } from './deferred-calls.ts';
import { runLazy } from '../lazy/lazy-module.ts';

/** A dish's favourite button: toggles at once; saving is in its own chunk (SET-15, MENU-09). */
export function ProductFavourite({ productId, name }: { productId: string; name: string }) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const isLiked = useAtomValue(isLikedAtom(productId));
  const tap = useSetAtom(toggleFavouriteAtom);
  const toggle = () => {
    tap(productId);
    runLazy(saveTappedFavourite({ store, i18n }, productId));
  };
  return <FavouriteButton label={t`Favourite: ${name}`} pressed={isLiked} onToggle={toggle} />;
}
