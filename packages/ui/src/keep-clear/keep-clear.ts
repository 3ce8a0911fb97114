import { useSyncExternalStore } from 'react';

const NONE: readonly Element[] = [];

let kept = NONE;
const listeners = new Set<() => void>();

const publish = (next: readonly Element[]) => {
  kept = next;
  for (const listener of listeners) listener();
};

/**
 * Marks an element that no notification may cover, while it is drawn, as its `ref`: a title, a close button, what
 * people search with.
 */
export function keepClear(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  publish([...kept, element]);
  return () => publish(kept.filter((other) => other !== element));
}

const onKept = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The elements that are marked now. */
export const useKept = (): readonly Element[] =>
  useSyncExternalStore(
    onKept,
    () => kept,
    () => NONE,
  );
