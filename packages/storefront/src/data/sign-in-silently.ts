import { isCustomer } from '@dasturxon/core/auth';
import type { createStore } from 'jotai';

import type { Deps } from '../deps.ts';
import { sessionAtom } from '../state/session.ts';
import { apiOf } from './api.ts';
import { enterSession } from './session.ts';

type Knowing = { store: ReturnType<typeof createStore>; deps: Pick<Deps, 'knowsCustomers' | 'loadAuth'> };

/**
 * Signs in whoever the host says has opened the shop (SES-09); says whether it did. Nobody is told when it fails
 * (ERR-03): the guest sees the menu, and is asked when they order. `wasRefused`: the token of this launch is no more.
 */
export async function signInSilently(
  { store, deps }: Knowing,
  { wasRefused = false } = {},
): Promise<boolean> {
  if (!deps.knowsCustomers) return false;
  try {
    const auth = await deps.loadAuth(apiOf(store));
    const session = await auth.restore({ wasRefused });
    if (!session || !isCustomer(session.user)) return false;
    if (store.get(sessionAtom)?.token !== session.token) enterSession(store, session);
    return true;
  } catch {
    return false;
  }
}
