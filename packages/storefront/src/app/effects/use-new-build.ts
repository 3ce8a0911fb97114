import { BUILD_POLL_MS, onNewBuild } from '@dasturxon/core/kernel';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { isBusyAt, newBuildAtom } from '../../store/new-build.ts';
import { askBuild } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/**
 * Checks for a newer build every five minutes and on focus, and reloads the page for it, at once or as soon as no
 * form has input (BOOT-13, D30). Returns whether a reload is offered meanwhile.
 */
export function useNewBuild(path: string): boolean {
  const store = useStore();
  const isNewer = useAtomValue(newBuildAtom);
  const isBusy = isBusyAt(path);
  useEffect(() => {
    const ask = () => runLazy(askBuild(store));
    const timer = setInterval(ask, BUILD_POLL_MS);
    addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', ask);
    };
  }, [store]);
  useEffect(() => {
    if (isNewer && onNewBuild(isBusy) === 'reload') location.reload();
  }, [isNewer, isBusy]);
  return isNewer && isBusy;
}
