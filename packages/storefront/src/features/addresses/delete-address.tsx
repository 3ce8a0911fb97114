import { useLingui } from '@lingui/react/macro';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';

type DeleteAddressProps = {
  name: string;
  description: string;
  remove: () => Promise<'map' | 'list'>;
  /** With what is open next, or null when nothing was deleted. */
  onClose: (open: 'map' | 'list' | null) => void;
};

/** Asks before an address is deleted (OV-18). A deletion that failed leaves everything as it was (ERR-08). */
export function DeleteAddress({ name, description, remove, onClose }: DeleteAddressProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: onClose,
    onError: (error) => {
      notify({ text: failureText(i18n, language, error), tone: 'error' });
      onClose(null);
    },
  });

  return (
    <ConfirmSheet
      open
      question={t`Are you sure?`}
      name={name}
      description={description}
      labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}

      busy={removal.isPending}
      onNo={() => onClose(null)}
      onYes={() => removal.mutate()}
    />
  );
}
