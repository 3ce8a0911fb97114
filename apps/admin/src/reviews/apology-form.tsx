import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatNumber } from '@dasturxon/core/format';
import { isWithinApology } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './reviews.module.css';
import { useApology } from './use-reviews.ts';

type Props = { id: string; limit: number; onDone: () => void };

/** Gives the guest of a review points, once, within the owner's limit (BO-497). */
export function ApologyForm({ id, limit, onDone }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const apology = useApology(id);
  const failure = useCallError(apology.error);
  const most = formatNumber(limit);
  const amount = Number(text.replaceAll(/\D/g, ''));
  const isGood = isWithinApology(limit, amount);
  return (
    <div className={styles['form']}>
      <TextField
        label={t`Points, at most ${most}`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={isGood || text === '' ? '' : t`Type a number up to ${most}.`}
      />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="main"
        isPending={apology.isPending}
        isDisabled={!isGood}
        onPress={() => apology.mutate(amount, { onSuccess: onDone })}
      >
        {t`Give the points`}
      </OnlineButton>
    </div>
  );
}
