import { useRef } from 'react';

/** A random key. Not by `randomUUID`, which a page without TLS on a local network does not have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.');

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
