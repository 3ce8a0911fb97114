import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { removeLineAtom, undoRemoveAtom } from '../../domains/cart/cart.ts';
import { notifyAtom } from '../../store/notices.ts';

/** Removes a line, and says so with a way back. */
export function useRemoveLine(): (key: string, name: string) => void {
  const { t } = useLingui();
  const removeLine = useSetAtom(removeLineAtom);
  const undoRemove = useSetAtom(undoRemoveAtom);
  const notify = useSetAtom(notifyAtom);

  return (key, name) => {
    const token = removeLine(key);
    if (!token) return;
    notify({ text: t`${name} was removed`, action: { label: t`Undo`, onAction: () => undoRemove(token) } });
  };
}
