import { isOurChallenge, MERCHANT_HEADER } from '@dasturxon/core/api';
import type { createStore } from 'jotai';

import { merchantAtom } from '../state/boot.ts';
import { expiredTokenAtom } from '../state/expired-token.ts';
import { hearTime } from '../state/server-time.ts';
import { sessionAtom } from '../state/session.ts';

type Early = { userId: string; at: number; body: unknown };

/** As long as the cache of server facts keeps what nobody looks at. */
const KEPT_MS = 300_000;

let early: Early | null = null;

/**
 * Asks for the customer's current orders while only the menu is there (BOOT-07). The answer is kept unread: the cache, the
 * whole client and the shapes of orders weigh more than the menu may, and come with the screens that show orders.
 */
export async function askEarlyOrders(store: ReturnType<typeof createStore>): Promise<void> {
  // Held, so that a stored session is read before it is asked for.
  store.sub(sessionAtom, () => undefined);
  const session = store.get(sessionAtom);
  if (!session) return dropEarlyOrders();
  const { token, user } = session;
  const headers = { Authorization: `Bearer ${token}`, [MERCHANT_HEADER]: store.get(merchantAtom).id };
  try {
    const path = `/orders/v1/orders/user/${encodeURIComponent(user.id)}/active`;
    const answer = hearTime(await fetch(path, { headers }));
    if (answer.status === 401 && isOurChallenge(answer.headers.get('WWW-Authenticate')))
      store.set(expiredTokenAtom, token);
    if (answer.ok) early = { userId: user.id, at: Date.now(), body: await answer.json() };
  } catch {
    // Then their own screen asks again, and says so.
  }
}

/** What came early for this customer; null for nothing, or nothing recent. */
export function readEarlyOrders(userId: string): unknown {
  const isTheirs = early?.userId === userId && Date.now() - early.at < KEPT_MS;
  return isTheirs ? early?.body : null;
}

/** Forgets them: the customer has left. */
export function dropEarlyOrders(): void {
  early = null;
}
