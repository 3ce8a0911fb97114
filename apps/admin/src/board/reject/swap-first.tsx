import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { RunOut } from '../../edits/run-out.tsx';
import { OnlineButton } from '../../offline/online-button.tsx';
import { mayEdit } from '../order-actions.ts';
import styles from '../order-panel.module.css';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

/** Before an order is cancelled for a dish that ran out: the guest may rather have another one (BO-418). */
export function SwapFirst({ order, session, put }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit(order, session)) return null;
  return (
    <div className={styles['wide']}>
      <p>{t`The guest may rather have another dish than none.`}</p>
      <OnlineButton look="main" onPress={() => setOpen(true)}>{t`Offer a replacement…`}</OnlineButton>
      {isOpen && <RunOut order={order} session={session} put={put} onClose={() => setOpen(false)} />}
    </div>
  );
}
