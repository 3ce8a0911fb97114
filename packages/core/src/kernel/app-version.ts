/** The version that devices compare with the one they stored (K-23, D51). */
export const APP_VERSION = '2.2.7';
/** A failed chunk reloads the page at most once in this time (K-20, BOOT-14). */
export const RELOAD_GUARD_MS = 10_000;
/** How often the page asks for a newer build (BOOT-13, D30). */
export const BUILD_POLL_MS = 300_000;

/**
 * What a start does about the stored version (BOOT-12): a different one is written and the page reloads, which cannot
 * loop, since then it is equal. A first visit only writes (D67).
 */
export function checkVersion(
  stored: string | null,
  current: string = APP_VERSION,
): { write: boolean; reload: boolean } {
  return { write: stored !== current, reload: stored !== null && stored !== current };
}

/** Whether the page may reload itself after a chunk failed to load (BOOT-14). Times in milliseconds. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now - lastReloadAt >= RELOAD_GUARD_MS || lastReloadAt > now;
}

/** What a newer build does to the page: reloads it, unless a checkout or payment form would lose its input (D30). */
export function onNewBuild(isFormDirty: boolean): 'reload' | 'offer' {
  return isFormDirty ? 'offer' : 'reload';
}
