import { useEffect } from 'react';

import { keyOf } from './key-of.ts';
import { shortcutTarget } from './keys-on.ts';

/** In the open panel of an order `1` to `9` press its chips of minutes, the first of them is 1. */
export function useTimeKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const panel = shortcutTarget(event)?.closest('[role="dialog"]');
      if (!panel || !/^[1-9]$/.test(key)) return;
      panel.querySelectorAll<HTMLElement>('[data-minutes] button')[Number(key) - 1]?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
