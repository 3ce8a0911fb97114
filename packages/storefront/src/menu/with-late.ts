import type * as Late from './late.ts';

/**
 * Does something with what comes late. Without a network it is left undone, as a call would be: the next visit with one
 * does it.
 */
export function withLate(use: (late: typeof Late) => Promise<unknown>): void {
  import('./late.ts').then(use).catch(unlessAway);
}

/** A failure that is nobody's fault while there is no network: nothing of it goes to the console. */
export function unlessAway(failed: unknown): void {
  if (navigator.onLine) throw failed;
}
