import { isCustomer, type Session } from '@dasturxon/core/auth';

import { afterAnswer } from '../../lazy/after-paint.ts';
import type { Deps } from '../../hosts/deps.ts';
import { merchantAtom } from '../../store/boot.ts';
import { sessionAtom } from '../session/session.ts';
import { plainCall } from './plain-call.ts';
import type { Store } from '../../store/store.ts';

type Knowing = { store: Store; deps: Pick<Deps, 'knowsCustomers' | 'loadAuth'> };

/**
 * Signs in whoever the host says has opened the shop (SES-09); says whether it did. Nobody is told when it fails
 * (ERR-03): the guest sees the menu, and is asked when they order. `wasRefused`: the token of this launch is no more.
 */
export async function signInSilently(
  { store, deps }: Knowing,
  { wasRefused = false } = {},
): Promise<boolean> {
  if (!deps.knowsCustomers) return false;
  // Held from here on, so that a stored session is read before anybody asks whether there is one.
  store.sub(sessionAtom, () => undefined);
  try {
    const auth = await deps.loadAuth(plainCall(store.get(merchantAtom).id));
    const session = await auth.restore({ wasRefused });
    if (!session || !isCustomer(session.user)) return false;
    store.set(sessionAtom, session);
    enterLater(store, session);
    return true;
  } catch {
    return false;
  }
}

/** The account's place in this device's list is kept when somebody first touches the page: it is code for the screens. */
function enterLater(store: Store, session: Session) {
  const enter = () =>
    void import('./begin-session.ts').then(({ enterSession }) => {
      if (store.get(sessionAtom)?.token === session.token) enterSession(store, session);
    });
  addEventListener('pointerdown', (event) => afterAnswer(event, enter), { once: true, passive: true });
}
