import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { TrashIcon } from '@dasturxon/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { deleteAccount } from '../../domains/account/me.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';

/** Deletes the account after a confirmation that lists what is lost, and signs out (SES-15). */
export function DeleteAccount() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const [isAsking, ask] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteAccount(store),
    onSuccess: () => {
      notify({ text: t`Your account has been deleted.` });
      go('/', { replace: true });
    },
    onError: (error) => notify({ text: failureText(i18n, language, error), tone: 'error' }),
  });

  return (
    <>
      <Cell title={t`Delete my account`} icon={<TrashIcon />} tone="danger" onClick={() => ask(true)} />
      <ConfirmSheet
        open={isAsking}
        question={t`Are you sure?`}
        name={t`Your account will be deleted`}
        description={t`Your name, addresses, favourites, cards and cashback will be deleted with it and cannot be restored.`}
        labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}

        busy={deletion.isPending}
        onNo={() => ask(false)}
        onYes={() => deletion.mutate()}
      />
    </>
  );
}
