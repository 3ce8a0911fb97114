import { ACTIVE_ORDERS_PATH, fillPath, isOurChallenge, MERCHANT_HEADER } from '@dasturxon/core/api';

import { merchantAtom } from '../../store/boot.ts';
import { cartSumAtom } from '../cart/cart.ts';
import { groupAtom } from '../group/membership.ts';
import { keepEarlyOrders } from './early-orders-atom.ts';
import { expiredTokenAtom } from '../session/expired-token.ts';
import { readServerTime } from '../../clock/server-time.ts';
import { sessionAtom } from '../session/session.ts';
import { hasOrderPillAtom } from './running-orders.ts';
import type { Store } from '../../store/store.ts';

const hasRows = (body: unknown) => Array.isArray(body) && body.length > 0;

/** A member of a group order with an empty basket has no other way back to it (C6). */
function isGroupMember(store: Store): boolean {
  store.sub(groupAtom, () => undefined);
  const membership = store.get(groupAtom);
  return membership !== null && membership.isPlaced !== true;
}

/**
 * Asks for the customer's current orders (BOOT-07), and without one for an earlier order (B10), on the menu without the code that shows them. The answer is kept unread: the cache, the
 * whole client and the shapes of orders weigh more than the menu may, and come with the screens that show orders.
 */
export async function askEarlyOrders(store: Store): Promise<void> {
  // Subscribed from here on, so that a stored session is read before it is needed; a sign-out removes the orders.
  store.sub(sessionAtom, () => {
    if (!store.get(sessionAtom)) keepEarlyOrders(null);
  });
  const isMember = isGroupMember(store);
  if (isMember) store.set(hasOrderPillAtom, true);
  const session = store.get(sessionAtom);
  if (!session) return;
  const { token, user } = session;
  const headers = { Authorization: `Bearer ${token}`, [MERCHANT_HEADER]: store.get(merchantAtom).id };
  try {
    const path = fillPath(ACTIVE_ORDERS_PATH, { id: user.id });
    const answer = readServerTime(await fetch(path, { headers }));
    if (answer.status === 401 && isOurChallenge(answer.headers.get('WWW-Authenticate')))
      store.set(expiredTokenAtom, token);
    if (!answer.ok) return;
    const body: unknown = await answer.json();
    keepEarlyOrders({ userId: user.id, at: Date.now(), body });
    // API-26 is above API-27's path. A guest who has never ordered does not load the pill.
    const earlier = `${path.slice(0, path.lastIndexOf('/'))}?page=0&size=1&onlyArchive=true`;
    const hasOrders =
      isMember ||
      hasRows(body) ||
      (store.get(cartSumAtom).count === 0 && hasRows(await (await fetch(earlier, { headers })).json()));
    store.set(hasOrderPillAtom, hasOrders);
  } catch {
    // Then their own screen repeats the request and shows the failure.
  }
}
