import { mayReload } from '@dasturxon/core/kernel';

const KEY = 'dasturxon:reloaded-at';

/** Reloads the page unless it was reloaded a moment ago; says whether it did (BOOT-14). */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    if (!mayReload(Number(sessionStorage.getItem(KEY)) || null, now)) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
