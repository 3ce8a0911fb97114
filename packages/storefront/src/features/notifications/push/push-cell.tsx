import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { BellIcon } from '@dasturxon/ui/icons';

import { usePush } from './use-push.ts';

/** Turns the notifications of this device on and off (B36). */
export function PushCell() {
  const { t } = useLingui();
  const push = usePush();
  if (!push) return null;
  return (
    <Cell
      icon={<BellIcon />}
      title={t`Notifications on this device`}
      description={push.isOn ? t`On: tap to turn off` : t`Off: tap to turn on`}
      onClick={push.isBusy ? undefined : () => push.turn(!push.isOn)}
    />
  );
}
