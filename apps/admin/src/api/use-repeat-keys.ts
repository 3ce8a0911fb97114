import { useRef } from 'react';

import { newKey } from './new-key.ts';

/**
 * Idempotency keys of a dialog: the same write sent again after an error has the key of the first try, so it acts once;
 * another write has another key.
 */
export function useRepeatKeys(): (write: object) => string {
  const keys = useRef(new Map<string, string>());
  return (write) => {
    const text = JSON.stringify(write);
    const key = keys.current.get(text) ?? newKey();
    keys.current.set(text, key);
    return key;
  };
}
