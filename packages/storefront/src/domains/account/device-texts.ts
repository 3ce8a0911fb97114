import type { TextStore } from '@dasturxon/core/auth';

import { storageAtom } from '../../store/storage.ts';
import type { Store } from '../../store/store.ts';

/** A store that holds nothing, for the server and for hosts without one. */
export const NOWHERE: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  keys: () => [],
};

/** The host's store, or one that holds nothing. */
export const textsOf = (store: Store): TextStore => store.get(storageAtom) ?? NOWHERE;
