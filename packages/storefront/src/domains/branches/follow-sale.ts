import { MERCHANT_HEADER, SALE_VERSION_PATH } from '@dasturxon/core/api';

import { merchantAtom, pageAtom } from '../../store/boot.ts';
import type { Store } from '../../store/store.ts';
import { saleVersionAtom } from './sale-version.ts';

/** With the second that the server repeats an answer, a change is on the page within five seconds (BO-45). */
const ASK_EVERY_MS = 3_000;
/** After failures the page waits twice as long each time, up to a minute. */
const SLOWEST_MS = 60_000;

type Follow = {
  signal: AbortSignal;
  /** Takes the version that the page showed. */ onChange: (before: string) => Promise<void>;
};

async function askVersion(store: Store, signal: AbortSignal): Promise<string | null> {
  const headers = { [MERCHANT_HEADER]: store.get(merchantAtom).id };
  // Without cookies all guests ask for the same bytes, and an unchanged answer is a 304.
  const request = { headers, signal, cache: 'no-cache', credentials: 'omit' } as const;
  const answer = await fetch(SALE_VERSION_PATH, request);
  const body = answer.ok ? ((await answer.json()) as { version?: unknown } | null) : null;
  return typeof body?.version === 'string' ? body.version : null;
}

/**
 * Asks for the version of menu, stops and pauses again and again while the page is visible, and calls `onChange` once it
 * differs, until the signal.
 */
export function followSale(store: Store, { signal, onChange }: Follow): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = ASK_EVERY_MS;
  let shown = store.get(pageAtom).menu?.version;
  const ask = async () => {
    clearTimeout(timer);
    if (signal.aborted || document.hidden) return;
    const version = await askVersion(store, signal).catch(() => null);
    if (signal.aborted) return;
    wait = version === null ? Math.min(wait * 2, SLOWEST_MS) : ASK_EVERY_MS;
    // A page without a menu has nothing of it to show anew.
    const before = (shown ??= version?.split('.')[0]);
    if (version && before && version !== before) {
      store.set(saleVersionAtom, (shown = version));
      await onChange(before).catch(() => undefined);
    }
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), wait);
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  timer = setTimeout(() => void ask(), ASK_EVERY_MS);
}
