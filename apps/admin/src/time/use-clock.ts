import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds between two readings of the clock. */
const EVERY_MS = 5_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  if (readers.size === 0) {
    now = new Date();
    timer = setInterval(() => {
      now = new Date();
      for (const each of readers) each();
    }, EVERY_MS);
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size === 0) clearInterval(timer);
  };
}

/**
 * A value that is counted from the time, such as minutes left. A component renders again when its own value changes,
 * not with every reading of the clock: cards with the same minutes do not render.
 */
export function useClock<Value extends string | number | boolean>(read: (now: Date) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(now), [read]),
  );
}
