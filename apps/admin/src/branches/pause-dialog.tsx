import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { PAUSED_SERVICES, type PausedService } from '@dasturxon/core/branch';
import { PAUSE_CHOICES, type PauseChoice, stillUntil, type StaffBranch } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SERVICE_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { offerUndo } from '../undo/undo.ts';
import { useBranchOptions } from './branch-options.ts';
import styles from './branch-pauses.module.css';
import type { SessionDialogProps } from '../session/session-props.ts';
import { resumeNow, usePause } from './use-pause.ts';
import { resumeServiceNow, useServicePause } from './use-service-pause.ts';

const WHOLE = 'BRANCH';
type Part = typeof WHOLE | PausedService;

/** Until when a branch, or one of its services, is paused already. */
const pausedUntil = (branch: StaffBranch | undefined, part: Part): string | null =>
  part === WHOLE
    ? (branch?.pausedUntil ?? null)
    : (branch?.pausedServices.find(({ service }) => service === part)?.until ?? null);

/** Which branch, or which of its services, takes no orders, for how long and why. */
export function PauseDialog({ session, putBranch, onClose }: SessionDialogProps) {
  const { t, i18n } = useLingui();
  const options = useBranchOptions(session);
  const [branchId, setBranchId] = useState(options[0]?.value ?? '');
  const [part, setPart] = useState<Part>(WHOLE);
  const [reason, setReason] = useState('');
  const pause = usePause(branchId, putBranch);
  const service = useServicePause(branchId, putBranch);
  const error = useCallError(pause.error ?? service.error);
  const branch = session.branches.find(({ id }) => id === branchId);
  const undo = () =>
    part === WHOLE ? resumeNow(branchId, putBranch) : resumeServiceNow(branchId, part, putBranch);
  const done = () => {
    onClose();
    // A pause that replaces another one cannot be undone: the end of the first is lost.
    if (stillUntil(pausedUntil(branch, part), new Date()) === null)
      offerUndo({ text: t`Orders are paused`, undo });
  };
  const start = (term: PauseChoice) => {
    if (part === WHOLE) pause.mutate({ term, reason }, { onSuccess: done });
    else service.mutate({ service: part, term }, { onSuccess: done });
  };
  const parts = PAUSED_SERVICES.map((value) => ({ value, label: i18n._(SERVICE_LABELS[value]) }));
  return (
    <Dialog title={t`Pause orders`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <p>{t`The branch takes no orders until then, and guests see until when.`}</p>
      {options.length > 1 && (
        <SelectField label={t`Branch`} options={options} value={branchId} onChange={setBranchId} />
      )}
      <Chips
        label={t`Which orders`}
        chips={[{ value: WHOLE, label: t`All orders` }, ...parts]}
        value={part}
        onChange={setPart}
      />
      {part === WHOLE && <TextField label={t`Reason for colleagues`} value={reason} onChange={setReason} />}
      <div className={styles['choices']}>
        {PAUSE_CHOICES.map((minutes) => (
          <Button
            key={minutes}
            isPending={pause.isPending || service.isPending}
            onPress={() => start(minutes)}
          >
            {minutes === 'END_OF_DAY' ? t`Until the end of the day` : t`${minutes} min`}
          </Button>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
