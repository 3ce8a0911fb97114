import { isLeavingAtom } from '../../../domains/session/is-leaving.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import type { Store } from '../../../store/store.ts';

/** Longer than any exchange of who it is takes; who watches for refused tokens may not have come. */
const WITHIN_MS = 20_000;

/** Waits until it is clear what becomes of a refused token; whether the host has signed the customer in again. */
export function isSignedInAgain(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve(!store.get(isLeavingAtom) && store.get(sessionAtom) !== null);
    };
    const look = () => void (store.get(isLeavingAtom) || end());
    const timer = setTimeout(end, WITHIN_MS);
    const leave = store.sub(isLeavingAtom, look);
    look();
  });
}
