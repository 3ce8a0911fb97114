import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import styles from './stop-list-screen.module.css';
import type { Stop } from './use-stops.ts';

/** For how long, or how much is left. */
export type Chosen = Pick<Stop, 'term' | 'until' | 'left'>;

type MoreProps = {
  /** Whether an amount can be left of it. */
  hasAmount: boolean;
  zone: string;
  isPending: boolean;
  onChoose: (chosen: Chosen) => void;
};

/** A stop until a chosen moment of the restaurant's clock, and an amount that is still sold. */
export function MoreTerms({ hasAmount, zone, isPending, onChoose }: MoreProps) {
  const { t } = useLingui();
  const [date, setDate] = useState('');
  const [amount, setAmount] = useState('');
  const until = wallMoment(date, zone);
  const left = Number(amount);
  return (
    <>
      <div className={styles['more']}>
        <TextField label={t`Off until this moment`} type="datetime-local" value={date} onChange={setDate} />
        <Button
          isPending={isPending}
          isDisabled={until === null}
          onPress={() => onChoose({ term: 'DATE', until: until?.toISOString() ?? null, left: null })}
        >
          {t`Stop until then`}
        </Button>
      </div>
      {hasAmount && (
        <div className={styles['more']}>
          <TextField label={t`Still left today`} inputMode="numeric" value={amount} onChange={setAmount} />
          <Button
            isPending={isPending}
            isDisabled={!/^[1-9]\d{0,2}$/.test(amount)}
            onPress={() => onChoose({ term: 'LEFT', until: null, left })}
          >
            {t`Sell only these`}
          </Button>
        </div>
      )}
    </>
  );
}
