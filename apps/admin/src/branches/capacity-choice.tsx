import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { MOST_PER_SLOT } from '@dasturxon/core/branch';
import type { StaffBranch } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './branch-pauses.module.css';
import { useCapacity } from './use-capacity.ts';

type Props = { branch: StaffBranch; putBranch: (branch: StaffBranch) => void; onDone: () => void };

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100, MOST_PER_SLOT];
const USUAL = '';

/** How many orders for a chosen time a branch takes per quarter of an hour tonight. */
export function CapacityChoice({ branch, putBranch, onDone }: Props) {
  const { t } = useLingui();
  const { tonight, slotCapacity } = branch;
  const [chosen, setChosen] = useState(tonight ? String(tonight.orders) : USUAL);
  const capacity = useCapacity(branch.id, putBranch);
  const error = useCallError(capacity.error);
  const usual = slotCapacity === null ? t`As usual: no limit` : t`As usual: ${slotCapacity}`;
  const numbers = [...new Set([...NUMBERS, tonight?.orders ?? 0])].toSorted((one, other) => one - other);
  return (
    <div className={styles['capacity']}>
      <SelectField
        label={t`Pre-orders per 15 minutes tonight`}
        options={[
          { value: USUAL, label: usual },
          ...numbers.map(String).map((value) => ({ value, label: value })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <OnlineButton
        isPending={capacity.isPending}
        onPress={() => capacity.mutate(chosen === USUAL ? null : Number(chosen), { onSuccess: onDone })}
      >
        {t`Set the number`}
      </OnlineButton>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}
