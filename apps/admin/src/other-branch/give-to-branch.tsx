import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { BranchChoice } from './branch-choice.tsx';
import styles from './other-branch.module.css';
import { mayGive, useGiveToBranch, useOtherBranches } from './use-other-branches.ts';

type Props = { order: BoardOrder; put: (order: BoardOrder) => void };

/** The branches to choose from. The price stays; a guest who picks up has to agree. */
function BranchDialog({ order, put, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui();
  const branches = useOtherBranches(order);
  const giving = useGiveToBranch(order, put);
  const error = useCallError(giving.error ?? branches.error);
  const number = order.number;
  return (
    <Dialog title={t`Order ${number}: another branch`} closeLabel={t`Close`} onClose={onClose}>
      <p>{t`The guest pays the same and gets a message.`}</p>
      {order.serviceType === 'PICK_UP' && (
        <Notice tone="warn">{t`Call the guest first: they will pick it up at that branch.`}</Notice>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {branches.isPending && <p className={styles['quiet']}>{t`Asking the branches…`}</p>}
      {branches.data?.length === 0 && <p className={styles['quiet']}>{t`You have no other branch.`}</p>}
      <ul className={styles['choices']} aria-label={t`Other branches`}>
        {branches.data?.map((branch, index) => (
          <BranchChoice
            key={branch.id}
            branch={branch}
            isFirst={index === 0}
            isPending={giving.isPending}
            onGive={() => giving.mutate(branch.id, { onSuccess: onClose })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** The way to give an order to another branch before it is cooked (C.8). */
export function GiveToBranch({ order, session, put }: Props & { session: StaffSession }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!mayGive(order, session)) return null;
  return (
    <div>
      <OnlineButton onPress={() => setOpen(true)}>{t`Give to another branch…`}</OnlineButton>
      {isOpen && <BranchDialog order={order} put={put} onClose={() => setOpen(false)} />}
    </div>
  );
}
