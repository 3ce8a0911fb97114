import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';

/** The empty list of favourites: how to add one, and a link to the menu. */
export function NoFavourites() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="favourite"
      title={t`No favourites yet`}
      text={t`Tap the heart on a dish, and it will be waiting for you here.`}
      action={<ToMenuButton />}
    />
  );
}
