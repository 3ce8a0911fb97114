import { useStore } from 'jotai';
import { useEffect } from 'react';

import { watchVitals } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/** One visit in ten is measured. */
const SHARE = 0.1;
/** Long after the page is there: measuring must not be what is measured. */
const AFTER_MS = 5000;

/** Measures web vitals in a sample of visits. */
export function useVitals(chance: () => number = Math.random): void {
  const store = useStore();
  useEffect(() => {
    if (chance() >= SHARE) return;
    const timer = setTimeout(() => runLazy(watchVitals(store)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [store, chance]);
}
