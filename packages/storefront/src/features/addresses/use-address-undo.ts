import type { Address } from '@dasturxon/core/address';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';

import { restoreAddress } from '../../domains/addresses/restore-address.ts';
import { runMutation } from '../../domains/session/run-mutation.ts';
import { failureText } from '../../i18n/labels/failure-words.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';

/** Says that an address was deleted, with a way back that outlives the list it was in. */
export function useAddressUndo(): (deleted: { address: Address; wasCurrent: boolean; name: string }) => void {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  return ({ address, wasCurrent, name }) => {
    const undo = () =>
      runMutation(store, {
        mutationFn: () => restoreAddress(store, { address, wasCurrent }),
        onError: (failure) =>
          store.set(notifyAtom, { text: failureText(i18n, language, failure), tone: 'error' }),
      }).catch(() => undefined);
    store.set(notifyAtom, {
      text: t`${name} was removed`,
      action: { label: t`Undo`, onAction: () => void undo() },
    });
  };
}
