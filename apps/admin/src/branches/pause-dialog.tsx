import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { PAUSE_CHOICES, stillUntil } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { offerUndo } from '../undo/undo.ts';
import { useBranchOptions } from './branch-options.ts';
import styles from './branch-pauses.module.css';
import { resumeNow, usePause } from './use-pause.ts';
import type { SessionDialogProps } from '../session/session-props.ts';

/** Which branch takes no orders, for how long and why. */
export function PauseDialog({ session, putBranch, onClose }: SessionDialogProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [branchId, setBranchId] = useState(options[0]?.value ?? '');
  const [reason, setReason] = useState('');
  const pause = usePause(branchId, putBranch);
  const error = useCallError(pause.error);
  // A pause that replaces another one cannot be undone: the end of the first is lost.
  const wasOpen = !session.branches.some(
    ({ id, pausedUntil }) => id === branchId && stillUntil(pausedUntil, new Date()) !== null,
  );
  const done = () => {
    onClose();
    if (wasOpen) offerUndo({ text: t`Orders are paused`, undo: () => resumeNow(branchId, putBranch) });
  };
  return (
    <Dialog title={t`Pause orders`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <p>{t`The branch takes no orders until then, and guests see until when.`}</p>
      {options.length > 1 && (
        <SelectField label={t`Branch`} options={options} value={branchId} onChange={setBranchId} />
      )}
      <TextField label={t`Reason for colleagues`} value={reason} onChange={setReason} />
      <div className={styles['choices']}>
        {PAUSE_CHOICES.map((minutes) => (
          <Button
            key={minutes}
            isPending={pause.isPending}
            onPress={() => pause.mutate({ term: minutes, reason }, { onSuccess: done })}
          >
            {minutes === 'END_OF_DAY' ? t`Until the end of the day` : t`${minutes} min`}
          </Button>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
