import { storageKey, STORED } from '@dasturxon/core/auth';

/** Has the pages that this tab opens later find `name` in the launch, from their first picture on. */
export function keepInLaunch(merchantId: string, name: string, value: string): void {
  const key = storageKey(merchantId, STORED.launch);
  try {
    const launch = new URLSearchParams(sessionStorage.getItem(key) ?? '');
    launch.set(name, value);
    sessionStorage.setItem(key, launch.toString());
  } catch {
    // A tab without a store of its own: they begin without it.
  }
}
