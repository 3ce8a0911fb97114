import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { HIDE_REASONS, type HideReason } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { HIDE_LABELS } from './review-labels.ts';
import styles from './reviews.module.css';
import { useHide } from './use-reviews.ts';

/** Hides a review from guests, with a reason that the audit log has (BO-498). */
export function HideForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState<HideReason>('INSULT');
  const hide = useHide(id);
  const failure = useCallError(hide.error);
  return (
    <div className={styles['form']}>
      <SelectField
        label={t`Why guests do not see it`}
        options={HIDE_REASONS.map((value) => ({ value, label: t(HIDE_LABELS[value]) }))}
        value={reason}
        onChange={setReason}
      />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="danger"
        isPending={hide.isPending}
        onPress={() => hide.mutate(reason, { onSuccess: onDone })}
      >
        {t`Hide from guests`}
      </OnlineButton>
    </div>
  );
}
