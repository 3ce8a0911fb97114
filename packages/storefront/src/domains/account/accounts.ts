import { switchSession, type User } from '@dasturxon/core/auth';

import { addLineAtom, clearCartAtom } from '../cart/cart.ts';
import { EMPTY_DRAFT, orderDraftAtom } from '../checkout/order-draft.ts';
import { orderAttemptAtom } from '../checkout/order-attempt.ts';
import { merchantAtom } from '../../store/boot.ts';
import { sessionAtom } from '../session/session.ts';
import { keepBasket, readSessions, writeSessions } from './device-accounts.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';

/** The other accounts that are signed in at this merchant on this device (SES-16). */
export function otherAccounts(store: Store): User[] {
  const currentId = store.get(sessionAtom)?.user.id;
  const merchantId = store.get(merchantAtom).id;
  return readSessions(store).flatMap(({ token, user, merchant }) =>
    token !== null && user !== null && user.id !== currentId && merchant?.id === merchantId ? [user] : [],
  );
}

/**
 * Switches to another account of this device (SES-16): the current basket stays with the account that is left, and
 * the other one's is restored. Returns false, without a change, for an account that is no longer stored.
 */
export function switchAccount(store: Store, userId: string): boolean {
  const left = store.get(sessionAtom)?.token;
  const kept = left === undefined ? readSessions(store) : keepBasket(store, readSessions(store), left);
  const list = switchSession(kept, userId);
  const [chosen] = list;
  if (!chosen?.token || chosen.user?.id !== userId) return false;
  writeSessions(store, list);
  store.set(clearCartAtom);
  store.set(orderDraftAtom, (draft) => ({
    ...EMPTY_DRAFT,
    serviceType: draft.serviceType,
    cityId: draft.cityId,
  }));
  store.set(orderAttemptAtom, null);
  cacheOf(store).clear();
  store.set(sessionAtom, { token: chosen.token, user: chosen.user });
  for (const line of chosen.orderRequest?.cartItems ?? []) store.set(addLineAtom, line);
  return true;
}
