import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { WaitingRefund } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './refunds.module.css';
import { useFinishRefund } from './use-refunds.ts';

type Props = { refund: WaitingRefund; onClose: () => void };

/** Asks how a refund was made, and records it. */
export function FinishDialog({ refund, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [note, setNote] = useState('');
  const finish = useFinishRefund(refund.id);
  const error = useCallError(finish.error);
  const sum = priceText(refund.amount, language);
  const number = refund.orderNumber;
  return (
    <Dialog title={t`Refund for order ${number}`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <p>{t`Confirm that the guest has received ${sum}. It is written to the audit log.`}</p>
      <TextField autoFocus label={t`How it was returned`} value={note} onChange={setNote} />
      <div className={styles['buttons']}>
        <OnlineButton
          look="main"
          isPending={finish.isPending}
          isDisabled={note.trim() === ''}
          onPress={() => finish.mutate(note.trim(), { onSuccess: onClose })}
        >
          {t`The money is returned`}
        </OnlineButton>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
