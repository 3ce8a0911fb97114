import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-bar.module.css';
import type { EditStore } from './edits/edit-store.ts';

/** Saves what is typed when the page is left, and asks before a window with unsaved values closes. */
function useLeaving(store: EditStore) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.state().edits.size === 0) return;
      void store.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void store.flush();
    };
  }, [store]);
}

/** Whether everything that is typed is saved, and what to do where it is not. */
export function SaveState() {
  const { t } = useLingui();
  const { store } = useDraft();
  const { edits, isSaving, error } = useSyncExternalStore(store.subscribe, store.state);
  const problem = useCallError(error);
  useLeaving(store);
  const count = edits.size;
  const text = isSaving
    ? t`Saving…`
    : count === 0
      ? t`All changes are in the draft`
      : t`Not saved yet: ${count}`;
  return (
    <>
      <span role="status" className={styles['saved']}>
        {text}
      </span>
      {problem !== '' && (
        <Notice tone="bad">
          {problem} {t`What you typed is kept.`}{' '}
          <Button onPress={() => void store.flush()}>{t`Try again`}</Button>
        </Notice>
      )}
    </>
  );
}
