import { useSyncExternalStore } from 'react';

/** What an entry keeps in `history.state`: how many entries of ours lie under it, and what a screen notes there. */
type EntryState = { depth: number; wasAsked?: boolean };

/** Receives a browser history step before the pages do; returning true stops it. */
type StepGuard = () => boolean;

const listeners = new Set<() => void>();
let guard: StepGuard | null = null;

const notify = () => listeners.forEach((listener) => listener());
const onStep = () => {
  if (!guard?.()) notify();
};

/** What the current entry keeps. */
export const entryHere = (): Partial<EntryState> => (history.state as EntryState | null) ?? {};

/** Calls back after each move to another address, by the page or by the browser; gives what ends it. */
export function onMove(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onStep);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onStep);
  };
}

/** Lets one guard see the browser's steps before the pages. */
export function guardSteps(first: StepGuard): void {
  guard = first;
}

/** Opens an address, as a new entry or in the place of the current one. */
export function openEntry(url: string, state: EntryState, { replace }: { replace: boolean }): void {
  if (replace) history.replaceState(state, '', url);
  else history.pushState(state, '', url);
  notify();
}

/** Changes the address of the current entry, what it keeps, or both. */
export function amendEntry(url: string | undefined, more: Partial<EntryState> = {}): void {
  history.replaceState({ ...entryHere(), ...more }, '', url);
  notify();
}

/** Inserts an entry below the current one. No listener is notified, since the page does not change. */
export function layEntryUnder(url: string): void {
  const { href } = location;
  history.replaceState({ depth: 0 } satisfies EntryState, '', url);
  history.pushState({ depth: 1 } satisfies EntryState, '', href);
}

/** A part of the address, in a component. `onServer`: its value while the server renders. */
export const useAddressPart = (part: 'pathname' | 'search', onServer: string): string =>
  useSyncExternalStore(
    onMove,
    () => location[part],
    () => onServer,
  );
