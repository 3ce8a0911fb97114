import { RELOAD_GUARD_MS } from '@dasturxon/core/kernel';

const KEY = 'dasturxon:reloaded-at';

/** Reloads the page unless it was reloaded a moment ago; says whether it did (BOOT-14). */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
