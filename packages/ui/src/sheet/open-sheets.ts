import { useSyncExternalStore } from 'react';

/** A sheet that is open: its dialog, and what closes it as Escape would. */
export type OpenSheet = { element: HTMLElement; close: () => void };

let stack: readonly OpenSheet[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly OpenSheet[]) => {
  stack = next;
  document.documentElement.toggleAttribute('data-sheet', next.length > 0);
  for (const listener of listeners) listener();
};

/** The sheets that are open now, the top one last. */
export const openSheets = (): readonly OpenSheet[] => stack;

/** Calls back whenever a sheet opens or closes; the returned function ends it. */
export function onSheets(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Records that a sheet is open, so that the page behind it does not scroll; the returned function records that it
 * closed.
 */
export function enterSheet(sheet: OpenSheet): () => void {
  publish([...stack, sheet]);
  return () => publish(stack.filter((other) => other !== sheet));
}

/** The sheet that lies on top of all, if any: what must stay reachable above sheets is drawn into it. */
export function useTopSheet(): HTMLElement | null {
  return useSyncExternalStore(
    onSheets,
    () => stack.at(-1)?.element ?? null,
    () => null,
  );
}
