import { createApi, reportVitals, type Vital } from '@dasturxon/core/api';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import { apiConfigOf } from '../../domains/session/api.ts';
import { pageAtom } from '../../store/boot.ts';
import type { Store } from '../../store/store.ts';

/**
 * Measures this visit and sends the result to the merchant's server once, when the page is left; a failed call is
 * ignored.
 */
export async function watchVitals(store: Store): Promise<void> {
  const felt = new Map<Vital['name'], number>();
  const note = ({ name, value }: Metric) => void felt.set(name, value);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);

  const report = () => {
    if (document.visibilityState !== 'hidden' || felt.size === 0) return;
    const vitals = [...felt].map(([name, value]) => ({ name, value }));
    felt.clear();
    const leaving = createApi({
      ...apiConfigOf(store),
      fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    });
    void leaving(reportVitals, { body: { shell: store.get(pageAtom).shell, vitals } });
  };
  // Registered after web-vitals' own: it reports its last values in the same turn, before this.
  addEventListener('visibilitychange', report);
}
