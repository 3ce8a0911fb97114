import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { useCallError } from '../board/use-call-error.ts';
import { undoLast, useOfferedUndo } from './undo.ts';
import styles from './undo-bar.module.css';

/** The button that undoes the last action, as `Z` does. */
export function UndoBar({ undo }: { undo: ReturnType<typeof useUndo> }) {
  const { t } = useLingui();
  const offered = useOfferedUndo();
  const error = useCallError(undo.error);
  if (offered === null && error === '') return null;
  return (
    <div className={styles['place']}>
      {offered === null ? (
        <Notice tone="bad">{error}</Notice>
      ) : (
        <Notice>
          <span className={styles['row']}>
            {offered.text}
            <Button onPress={() => undo.mutate()}>{t`Undo`} (Z)</Button>
          </span>
        </Notice>
      )}
    </div>
  );
}

/** Undoes the last action. */
export const useUndo = () => useMutation({ mutationFn: undoLast });
