import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@dasturxon/ui/page-header';
import { SkeletonCards } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';

import { NoFavourites } from '../../features/favourites/no-favourites.tsx';
import { useFavouriteRows } from '../../features/favourites/use-favourite-rows.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { ProductTiles } from '../../menu/product-tiles.tsx';
import { useMissingMenu } from '../../menu/use-missing-menu.ts';
import { back } from '../../router/navigation.ts';
import { menuAtom } from '../../domains/menu/menu.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';
import styles from './favorites-screen.module.css';
import { LoadFailure } from '../load-failure.tsx';

/** The dishes a customer has marked (RT-28, SET-15). */
export const FavoritesScreen = whenOn('profile-favorites', forCustomers('/profile/favorites', Favorites));

function Favorites({ session }: { session: Session }) {
  const { t } = useLingui();
  const isMenuMissing = useAtomValue(menuAtom) === null;
  const { follow, rows } = useFavouriteRows(session.user.id);
  const waiting = <SkeletonCards label={t`Loading`} />;
  const missing = useMissingMenu(isMenuMissing);
  useTitle(t`Favourites`);
  return (
    <>
      <PageHeader title={t`Favourites`} backLabel={t`Back`} onBack={() => back('/profile')} />
      <main className={styles.main}>
        <Loaded query={follow} waiting={waiting}>
          {() => {
            if (missing.error) return <LoadFailure error={missing.error} onRetry={missing.retry} />;
            if (isMenuMissing) return waiting;
            return rows.length > 0 ? <ProductTiles products={rows} /> : <NoFavourites />;
          }}
        </Loaded>
      </main>
    </>
  );
}
