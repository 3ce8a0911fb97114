import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatNumber } from '@dasturxon/core/format';
import { APOLOGY_AT_MOST } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import page from '../app/page-column.module.css';
import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './reviews.module.css';
import { useApologyLimit, useSetApologyLimit } from './use-reviews.ts';

/** How many points an apology has at most, for those who set it (BO-497). */
export function ApologyLimit() {
  const { t } = useLingui();
  const { data: limit } = useApologyLimit();
  const set = useSetApologyLimit();
  const failure = useCallError(set.error);
  const [typed, setTyped] = useState<string | null>(null);
  if (limit === undefined) return null;
  const [most, points] = [formatNumber(APOLOGY_AT_MOST), formatNumber(limit)];
  const amount = Number((typed ?? '').replaceAll(/\D/g, ''));
  return (
    <details className={styles['limit']}>
      <summary>
        {limit === 0 ? t`Apologies with points are off` : t`Apologies with at most ${points} points`}
      </summary>
      <div className={styles['form']}>
        <TextField
          label={t`Most points of an apology`}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(limit)}
          onChange={setTyped}
          error={amount > APOLOGY_AT_MOST ? t`Type a number up to ${most}.` : ''}
        />
        <p className={page['quiet']}>{t`A review has one apology. 0: none are given.`}</p>
        {failure !== '' && <Notice tone="bad">{failure}</Notice>}
        <OnlineButton
          look="main"
          isPending={set.isPending}
          isDisabled={typed === null || amount > APOLOGY_AT_MOST || amount === limit}
          onPress={() => set.mutate(amount, { onSuccess: () => setTyped(null) })}
        >
          {t`Save the limit`}
        </OnlineButton>
      </div>
    </details>
  );
}
