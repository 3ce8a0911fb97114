import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useLingui } from '@lingui/react/macro';

import { go } from '../router/navigation.ts';

/** The way on from a page that has nothing to show. */
export function ToMenuButton() {
  const { t } = useLingui();
  return <PrimaryButton onClick={() => go('/')}>{t`To the menu`}</PrimaryButton>;
}
