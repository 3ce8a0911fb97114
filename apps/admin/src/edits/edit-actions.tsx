import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { mayEdit, mayMove } from '../board/order-actions.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './edits.module.css';
import { HandoverDialog } from './handover-dialog.tsx';
import { RunOut } from './run-out.tsx';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

/** The ways to change an order: its lines, one dish that has run out, its hand-over. */
export function EditActions({ order, session, put }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'EDIT' | 'RUN_OUT' | 'HANDOVER' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {mayEdit(order, session) && (
        <div className={styles['buttons']}>
          <OnlineButton onPress={() => setOpen('EDIT')}>{t`Change the order…`}</OnlineButton>
          <OnlineButton onPress={() => setOpen('RUN_OUT')}>{t`A dish has run out…`}</OnlineButton>
          {mayMove(order, session) && (
            <OnlineButton onPress={() => setOpen('HANDOVER')}>{t`Address, time, service…`}</OnlineButton>
          )}
        </div>
      )}
      {open === 'EDIT' && <EditDialog order={order} put={put} onClose={close} />}
      {open === 'HANDOVER' && <HandoverDialog order={order} session={session} put={put} onClose={close} />}
      {open === 'RUN_OUT' && <RunOut order={order} session={session} put={put} onClose={close} />}
    </>
  );
}
