import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { go } from '../../router/navigation.ts';

/** Nothing is liked yet: how to, and the way to the menu. */
export function NoFavourites() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="heart"
      title={t`No favourites yet`}
      text={t`Tap the heart on a dish, and it waits for you here.`}
      action={<PrimaryButton onClick={() => go('/')}>{t`To the menu`}</PrimaryButton>}
    />
  );
}
