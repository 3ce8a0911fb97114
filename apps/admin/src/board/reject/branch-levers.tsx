import { Chips } from '@dasturxon/admin-ui/chips';
import { leversOf, type RejectionLever } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OnlineButton } from '../../offline/online-button.tsx';
import styles from '../order-panel.module.css';

const LEVER_LABELS: Readonly<Record<RejectionLever, MessageDescriptor>> = {
  BUSY: msg`+15 min for an hour`,
  PAUSE: msg`No orders for 30 min`,
  CLOSE: msg`No orders until the end of the day`,
  NO_DELIVERY: msg`No deliveries for 30 min`,
};
const NOTHING = 'NOTHING';

type Props = { reason: string; isPending: boolean; onReject: (lever: RejectionLever | null) => void };

/** What a rejection does to the branch, so that the next guest is not rejected for the same reason. */
export function BranchLevers({ reason, isPending, onReject }: Props) {
  const { t, i18n } = useLingui();
  const levers = leversOf(reason);
  const [lever, setLever] = useState<RejectionLever | typeof NOTHING>(levers[0] ?? NOTHING);
  const chips = levers.map((value) => ({ value, label: i18n._(LEVER_LABELS[value]) }));
  return (
    <>
      <div className={styles['wide']}>
        <Chips
          label={t`What the branch does now`}
          chips={[...chips, { value: NOTHING, label: t`Goes on` }]}
          value={lever}
          onChange={setLever}
        />
      </div>
      <OnlineButton
        look="danger"
        isPending={isPending}
        onPress={() => onReject(lever === NOTHING ? null : lever)}
      >
        {t`Cancel the order`}
      </OnlineButton>
    </>
  );
}
