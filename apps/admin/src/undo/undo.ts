import { useSyncExternalStore } from 'react';

/** How long an action can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** An action that can be undone. */
export type Undo = { text: string; undo: () => Promise<unknown> };

let offered: Undo | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

function set(next: Undo | null): void {
  clearTimeout(timer);
  offered = next;
  for (const each of readers) each();
}

/** Offers to undo the last action for ten seconds; a newer action replaces it. */
export function offerUndo(next: Undo): void {
  set(next);
  timer = setTimeout(() => set(null), UNDO_MS);
}

/** Undoes the last action, once. False if nothing can be undone; rejects if the server rejects it. */
export async function undoLast(): Promise<boolean> {
  const last = offered;
  if (last === null) return false;
  set(null);
  await last.undo();
  return true;
}

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** What can be undone now; null without any. */
export const useOfferedUndo = (): Undo | null => useSyncExternalStore(subscribe, () => offered);
