import type { TextStore } from '@dasturxon/core/auth';
import type { createStore } from 'jotai';

import { storageAtom } from '../../store/storage.ts';

/** A store that holds nothing, for the server and for hosts without one. */
export const NOWHERE: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  keys: () => [],
};

/** The host's store, or one that holds nothing. */
export const textsOf = (store: ReturnType<typeof createStore>): TextStore =>
  store.get(storageAtom) ?? NOWHERE;
