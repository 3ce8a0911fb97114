import * as v from 'valibot';
import { isCustomer, type Session } from '@dasturxon/core/auth';
import { type Api, ApiError, type Endpoint, MERCHANT_HEADER } from '@dasturxon/core/api';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { afterAnswer } from '../../lazy/after-paint.ts';
import { merchantAtom } from '../../store/boot.ts';
import { sessionAtom } from '../session/session.ts';
import type { Store } from '../../store/store.ts';
import type { SilentSignIn } from './renew-session.ts';

const sessionStart = lazyModule(() => import('./begin-session.ts'));

/**
 * Signs in the host's user (SES-09); returns whether it did. A failure shows no message (ERR-03): the guest sees the
 * menu, and signs in when ordering. `wasRefused`: the token of this launch is invalid.
 */
export async function signInSilently(
  { store, deps }: SilentSignIn,
  { wasRefused = false } = {},
): Promise<boolean> {
  if (!deps.knowsCustomers) return false;
  // Mounted from here on, so that a stored session is read before the first check for one.
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

/** The account list is stored at the first user input: its code is part of the screens. */
function enterLater(store: Store, session: Session) {
  const enter = () =>
    void sessionStart.load().then(({ enterSession }) => {
      if (store.get(sessionAtom)?.token === session.token) enterSession(store, session);
    });
  addEventListener('pointerdown', (event) => afterAnswer(event, enter), { once: true, passive: true });
}

/**
 * One plain call: no retries, no message for a failure. For background calls after the first paint, where the whole
 * client would cost more than the call is worth.
 */
const plainCall =
  (merchantId: string): Api =>
  async (endpoint: Endpoint, options?: { body?: unknown }) => {
    try {
      const response = await fetch(endpoint.path, {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', [MERCHANT_HEADER]: merchantId },
        body: JSON.stringify(options?.body),
      });
      const answer = response.ok ? v.safeParse(endpoint.answer, await response.json()) : null;
      if (answer?.success) return { data: answer.output, error: null };
      return { data: null, error: new ApiError({ code: 'network.failed', status: response.status }) };
    } catch {
      return { data: null, error: new ApiError({ code: 'network.failed' }) };
    }
  };
