import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { BUSY_MINUTES } from '@dasturxon/core/branch';
import { BUSY_TERMS } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from './branch-options.ts';
import styles from './branch-pauses.module.css';
import { CapacityChoice } from './capacity-choice.tsx';
import { useSetBusy } from './use-busy.ts';
import type { SessionDialogProps } from '../session/session-props.ts';

/** Which branch is busy, how many minutes longer it takes, and for how long. */
export function BusyDialog({ session, putBranch, onClose }: SessionDialogProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [branchId, setBranchId] = useState(options[0]?.value ?? '');
  const [chosen, setChosen] = useState('15');
  const branch = session.branches.find(({ id }) => id === branchId);
  const busy = useSetBusy(branchId, putBranch);
  const error = useCallError(busy.error);
  const minutes = BUSY_MINUTES.find((one) => String(one) === chosen) ?? 15;
  const chips = BUSY_MINUTES.map((more) => ({ value: String(more), label: t`+${more} min` }));
  return (
    <Dialog title={t`The kitchen is busy`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <p>{t`New orders are promised so much later, and it ends by itself.`}</p>
      {options.length > 1 && (
        <SelectField label={t`Branch`} options={options} value={branchId} onChange={setBranchId} />
      )}
      <Chips label={t`How much longer`} chips={chips} value={chosen} onChange={setChosen} />
      <div className={styles['choices']}>
        {BUSY_TERMS.map((term) => (
          <Button
            key={term}
            isPending={busy.isPending}
            onPress={() => busy.mutate({ minutes, term }, { onSuccess: onClose })}
          >
            {term === 'END_OF_DAY' ? t`Until the end of the day` : t`For ${term} min`}
          </Button>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {branch && <CapacityChoice key={branchId} branch={branch} putBranch={putBranch} onDone={onClose} />}
    </Dialog>
  );
}
