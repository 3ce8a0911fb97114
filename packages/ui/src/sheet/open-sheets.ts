import { useSyncExternalStore } from 'react';

let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly HTMLElement[]) => {
  stack = next;
  document.documentElement.toggleAttribute('data-sheet', next.length > 0);
  for (const listener of listeners) listener();
};

/** Notes that a sheet is open, so that the page behind it stands still; the returned function notes that it is gone. */
export function enterSheet(element: HTMLElement): () => void {
  publish([...stack, element]);
  return () => publish(stack.filter((other) => other !== element));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The sheet that lies on top of all, if any: what must stay reachable above sheets is drawn into it. */
export function useTopSheet(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  );
}
