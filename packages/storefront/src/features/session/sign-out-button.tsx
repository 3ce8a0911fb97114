import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { LogoutIcon } from '@dasturxon/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useState } from 'react';

import { signOut } from '../../domains/account/begin-session.ts';
import { useDeps } from '../../hosts/deps.ts';

/** Signs out after a question: deletes the token on the server and the personal data on the device (D57, SES-03). */
export function SignOutButton() {
  const { t } = useLingui();
  const store = useStore();
  const deps = useDeps();
  const [isAsking, ask] = useState(false);
  const leave = useMutation({ mutationFn: () => signOut(store, deps) });

  return (
    <>
      <Cell icon={<LogoutIcon />} title={t`Sign out`} tone="danger" onClick={() => ask(true)} />
      <ConfirmSheet
        open={isAsking}
        question={t`Are you sure?`}
        description={t`Your orders stay with your phone number.`}
        labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}

        busy={leave.isPending || leave.isSuccess}
        onNo={() => ask(false)}
        onYes={() => leave.mutate()}
      />
    </>
  );
}
