import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Prefetches the code of a screen. The app sets it; null until then. */
export const preloadScreenAtom = atom<{ preload: (path: string) => void } | null>(null);

/** Loads the screen of a path as soon as `when` is true. */
export function usePreloadedScreen(path: string, when: boolean): void {
  const screens = useAtomValue(preloadScreenAtom);
  useEffect(() => {
    if (when) screens?.preload(path);
  }, [screens, path, when]);
}
