import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { saveAutoAccept, unwrap } from '@dasturxon/core/api';
import { type AutoAccept, COOKED_AT_ONCE, type StaffBranch } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import type { SessionDialogProps } from '../session/session-props.ts';

type FormProps = { branch: StaffBranch; putBranch: SessionDialogProps['putBranch']; onSaved: () => void };

/** A typed sum in so'm; null without a limit, undefined where it is not a sum. */
function readSum(text: string): number | null | undefined {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

function useSave(id: string, put: (branch: StaffBranch) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: AutoAccept) =>
      unwrap(await api(saveAutoAccept, { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) })),
    onSuccess: put,
  });
}

function Setting({ branch, putBranch, onSaved }: FormProps) {
  const { t } = useLingui();
  const [{ isOn, maxCooking }, setChosen] = useState(branch.autoAccept);
  const [sum, setSum] = useState(() => String(branch.autoAccept.maxTotal ?? ''));
  const save = useSave(branch.id, putBranch);
  const error = useCallError(save.error);
  const maxTotal = readSum(sum);
  const send = () => {
    if (maxTotal !== undefined) save.mutate({ isOn, maxTotal, maxCooking }, { onSuccess: onSaved });
  };
  return (
    <>
      <Chips
        label={t`Automatic acceptance`}
        chips={[
          { value: 'ON', label: t`Accept automatically` },
          { value: 'OFF', label: t`Accept by hand` },
        ]}
        value={isOn ? 'ON' : 'OFF'}
        onChange={(value) => setChosen({ isOn: value === 'ON', maxTotal: null, maxCooking })}
      />
      <p>
        {t`Accepts an order that is paid, or of a guest who has received one before, with the suggested time.`}{' '}
        {t`While the branch is late or paused, or a dish has run out, the order waits for a person.`}
      </p>
      <TextField
        label={t`Dearest order, so’m (empty: any)`}
        inputMode="numeric"
        value={sum}
        onChange={setSum}
        error={maxTotal === undefined ? t`Enter a sum in so’m` : ''}
      />
      <SelectField
        label={t`Orders being cooked, at most`}
        options={COOKED_AT_ONCE.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(maxCooking)}
        onChange={(value) => {
          const count = COOKED_AT_ONCE.find((one) => String(one) === value);
          if (count) setChosen({ isOn, maxTotal: null, maxCooking: count });
        }}
      />
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <div>
        <Button look="main" isPending={save.isPending} isDisabled={maxTotal === undefined} onPress={send}>
          {t`Save`}
        </Button>
      </div>
    </>
  );
}

/** Which orders a branch accepts by itself (BO-68). */
export function AutoAcceptDialog({ session, putBranch, onClose }: SessionDialogProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [branchId, setBranchId] = useState(options[0]?.value ?? '');
  const branch = session.branches.find(({ id }) => id === branchId);
  return (
    <Dialog title={t`Automatic acceptance`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {options.length > 1 && (
        <SelectField label={t`Branch`} options={options} value={branchId} onChange={setBranchId} />
      )}
      {branch && <Setting key={branch.id} branch={branch} putBranch={putBranch} onSaved={onClose} />}
    </Dialog>
  );
}
