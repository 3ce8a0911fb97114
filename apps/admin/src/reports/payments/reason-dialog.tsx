import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { LONGEST_REASON } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OnlineButton } from '../../offline/online-button.tsx';
import styles from '../reports.module.css';

type Props = {
  title: string;
  /** The label of the button that sends the reason. */
  action: string;
  before: string;
  failure: string;
  isPending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of a write, which the audit log keeps. */
export function ReasonDialog({ title, action, before, failure, isPending, onSend, onClose }: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState(before);
  return (
    <Dialog title={title} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <div className={styles['form']}>
        <TextField
          label={t`Reason`}
          value={reason}
          autoFocus
          onChange={(text) => setReason(text.slice(0, LONGEST_REASON))}
        />
        {failure !== '' && <Notice tone="bad">{failure}</Notice>}
        <OnlineButton
          look="main"
          isPending={isPending}
          isDisabled={reason.trim() === ''}
          onPress={() => onSend(reason.trim())}
        >
          {action}
        </OnlineButton>
      </div>
    </Dialog>
  );
}
