import { useLingui } from '@lingui/react/macro';
import { HeartButton } from '@dasturxon/ui/heart-button';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { isLikedAtom, tapHeartAtom } from '../domains/favourites/favourites.ts';
import { deferred } from './deferred.ts';
import { runLazy } from '../lazy/lazy-module.ts';

/** The heart of a dish: turns over at once, the rest comes with its own chunk (SET-15, MENU-09). */
export function Heart({ productId, name }: { productId: string; name: string }) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const isLiked = useAtomValue(isLikedAtom(productId));
  const tap = useSetAtom(tapHeartAtom);
  const toggle = () => {
    tap(productId);
    runLazy(deferred, ({ afterHeartTap }) => afterHeartTap({ store, i18n }, productId));
  };
  return <HeartButton label={t`Favourite: ${name}`} pressed={isLiked} onToggle={toggle} />;
}
