import { endpoints } from '@dasturxon/core/api';
import {
  addSession,
  clearOnLogout,
  cookiesToClear,
  rememberRedirect,
  type Session,
  SessionRecord,
  signOutSession,
  STORED,
  takeRedirect,
  type TextStore,
} from '@dasturxon/core/auth';
import { LOGIN_PATH } from '@dasturxon/core/paths';
import { type createStore, useStore } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';

import { go } from '../router/navigation.ts';
import { merchantAtom } from '../state/boot.ts';
import { addLineAtom, cartLinesAtom, clearCartAtom } from '../state/cart.ts';
import { EMPTY_DRAFT, orderDraftAtom } from '../state/order-draft.ts';
import { orderAttemptAtom } from '../state/order-attempt.ts';
import { sessionAtom } from '../state/session.ts';
import { signInPhoneAtom } from '../state/sign-in.ts';
import { scopeAtom, storageAtom } from '../state/storage.ts';
import { apiOf } from './api.ts';
import { cacheOf } from './query-cache.ts';

type Store = ReturnType<typeof createStore>;

/** A store that holds nothing, for the server and for hosts without one. */
const NOWHERE: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  keys: () => [],
};

const storeOf = (store: Store): TextStore => store.get(storageAtom) ?? NOWHERE;
const listKey = (store: Store) => store.get(scopeAtom) + STORED.sessions;

/** The accounts of this device; a broken record is left out, not the others with it. */
function readSessions(store: Store): SessionRecord[] {
  try {
    const stored: unknown = JSON.parse(storeOf(store).read(listKey(store)) ?? '[]');
    const records = Array.isArray(stored) ? stored : [];
    return records
      .map((record) => v.safeParse(SessionRecord, record))
      .flatMap((read) => (read.success ? [read.output] : []));
  } catch {
    return [];
  }
}

function writeSessions(store: Store, list: readonly SessionRecord[]): void {
  storeOf(store).write(listKey(store), JSON.stringify(list));
}

/** The lines of the basket as a record keeps them: ids and counts. A basket that no screen has shown yet is read first. */
function basketOf(store: Store): unknown {
  store.sub(cartLinesAtom, () => undefined)();
  const cartItems = store
    .get(cartLinesAtom)
    .map(({ productId, count, modifiers }) => ({ productId, count, modifiers }));
  return cartItems.length > 0 ? { cartItems } : null;
}

/** Starts a session: it is stored with its account (ENT-47), and a basket that a sign-out left comes back (D66). */
export function enterSession(store: Store, session: Session): void {
  const orderRequest = basketOf(store);
  const record = v.parse(SessionRecord, {
    token: session.token,
    user: session.user,
    merchant: store.get(merchantAtom),
    orderRequest,
  });
  const list = addSession(readSessions(store), record);
  writeSessions(store, list);
  store.set(sessionAtom, session);
  store.set(signInPhoneAtom, null);
  if (orderRequest !== null) return;
  for (const line of list[0]?.orderRequest?.cartItems ?? []) store.set(addLineAtom, line);
}

/**
 * Ends the session on this device (SES-03, SES-04): the account stays in the list without token and personal data but
 * with its basket lines (D66); profile, choices, cookies and both storages are cleared, other accounts untouched.
 */
export function leaveSession(store: Store): void {
  const token = store.get(sessionAtom)?.token;
  const basket = basketOf(store);
  const withBasket = readSessions(store).map((record) =>
    record.token === token ? v.parse(SessionRecord, { ...record, orderRequest: basket }) : record,
  );
  const list = token === undefined ? withBasket : signOutSession(withBasket, token);

  store.set(sessionAtom, null);
  store.set(clearCartAtom);
  store.set(orderDraftAtom, EMPTY_DRAFT);
  store.set(orderAttemptAtom, null);
  store.set(signInPhoneAtom, null);
  cacheOf(store).clear();
  const merchantId = store.get(merchantAtom).id;
  clearOnLogout(storeOf(store), merchantId);
  clearOnLogout(sessionTexts(), merchantId);
  for (const name of cookiesToClear(cookieNames()))
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  writeSessions(store, list);
}

/** Signs out because the customer wants to: the server forgets the token, and so does this device, whatever it says. */
export async function signOut(store: Store): Promise<void> {
  await apiOf(store)(endpoints.logout);
  leaveSession(store);
  go('/');
}

/** Sends a guest to sign in; afterwards they are back at `path` (SES-12, IMP-20). */
export function askToSignIn(store: Store, path: string, { replace = true } = {}): void {
  rememberRedirect(storeOf(store), store.get(merchantAtom).id, path);
  go(LOGIN_PATH, { replace });
}

/** Where to go after signing in: where the guest was sent from, once (IMP-20). */
export function goBackAfterSignIn(store: Store): void {
  go(takeRedirect(storeOf(store), store.get(merchantAtom).id), { replace: true });
}

/** For pages that need a customer: sends a guest to sign in and back to `path`. */
export function useSignInFirst(path: string, announce: () => void): void {
  const store = useStore();
  useEffect(() => {
    if (store.get(sessionAtom) !== null) return;
    announce();
    askToSignIn(store, path);
    // Only on arrival: signing out on the page itself leads home instead.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function cookieNames(): string[] {
  return document.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]!.trim())
    .filter(Boolean);
}

function sessionTexts(): Pick<TextStore, 'keys' | 'remove'> {
  try {
    const { sessionStorage } = globalThis;
    return { keys: () => Object.keys(sessionStorage), remove: (key) => sessionStorage.removeItem(key) };
  } catch {
    return NOWHERE;
  }
}
