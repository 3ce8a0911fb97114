import * as v from 'valibot';
import { logout } from '@dasturxon/core/api';
import {
  addSession,
  clearOnLogout,
  cookiesToClear,
  type Session,
  SessionRecord,
  signOutSession,
  type TextStore,
} from '@dasturxon/core/auth';

import type { Deps } from '../../hosts/deps.ts';
import { go } from '../../router/navigation.ts';
import { merchantAtom, pageAtom } from '../../store/boot.ts';
import { addLineAtom, cartLinesAtom, clearCartAtom } from '../cart/cart.ts';
import { EMPTY_DRAFT, orderDraftAtom } from '../checkout/order-draft.ts';
import { orderAttemptAtom } from '../checkout/order-attempt.ts';
import { sessionAtom } from '../session/session.ts';
import { signInPhoneAtom } from './sign-in.ts';
import { apiOf } from '../session/api.ts';
import { sendGuestAddresses } from '../addresses/hand-over-addresses.ts';
import { basketOf, keepBasket, readSessions, writeSessions } from './device-accounts.ts';
import { invitationAtom } from '../referral/invitation-atom.ts';
import { lazyModule, runLazy } from '../../lazy/lazy-module.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';
import { NOWHERE, textsOf } from './device-texts.ts';

const referral = lazyModule(() => import('../referral/referral.ts'));

/** Starts a session: it is stored with its account (ENT-47), and a basket that a sign-out left comes back (D66). */
export function enterSession(store: Store, session: Session): void {
  const orderRequest = basketOf(store);
  const record = v.parse(SessionRecord, {
    token: session.token,
    user: session.user,
    merchant: store.get(merchantAtom),
    orderRequest,
  });
  const left = store.get(sessionAtom)?.token;
  const stored = readSessions(store);
  const list = addSession(left === undefined ? stored : keepBasket(store, stored, left), record);
  writeSessions(store, list);
  store.set(sessionAtom, session);
  store.set(signInPhoneAtom, null);
  void sendGuestAddresses(store);
  acceptKeptInvitation(store);
  if (orderRequest !== null) return;
  for (const line of list[0]?.orderRequest?.cartItems ?? []) store.set(addLineAtom, line);
}

/** Accepts the invitation that the guest has opened before they signed in (B31); one that fails stays for the next time. */
function acceptKeptInvitation(store: Store): void {
  // Subscribed while it is read: the stored code comes first.
  const release = store.sub(invitationAtom, () => undefined);
  const code = store.get(invitationAtom);
  release();
  if (code !== null)
    runLazy(referral.load().then(({ accept }) => accept(store, code).catch(() => undefined)));
}

/**
 * Ends the session on this device (SES-03, SES-04): the account stays in the list without token and personal data but
 * with its basket lines (D66); profile, choices, cookies and both storages are cleared, other accounts untouched.
 */
export function leaveSession(store: Store): void {
  const token = store.get(sessionAtom)?.token;
  const stored = readSessions(store);
  const list = token === undefined ? stored : signOutSession(keepBasket(store, stored, token), token);

  store.set(sessionAtom, null);
  store.set(clearCartAtom);
  store.set(orderDraftAtom, EMPTY_DRAFT);
  store.set(orderAttemptAtom, null);
  store.set(signInPhoneAtom, null);
  cacheOf(store).clear();
  const merchantId = store.get(merchantAtom).id;
  clearOnLogout(textsOf(store), merchantId);
  clearOnLogout(sessionTexts(), merchantId);
  for (const name of cookiesToClear(cookieNames()))
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  writeSessions(store, list);
}

/** What of an order in the making is not personal: how, from where and when, and how it is paid. */
const IMPERSONAL = ['serviceType', 'branchId', 'later', 'day', 'time', 'paymentType', 'promoCode'] as const;

/**
 * Ends the session as `leaveSession` does, but keeps the dishes and the impersonal choices of an order in the making, so
 * that the guest goes on with it after signing in. The address, the receiver and the comments are cleared.
 */
export function leaveSessionOnly(store: Store): void {
  const lines = store.get(cartLinesAtom);
  const draft = store.get(orderDraftAtom);
  leaveSession(store);
  for (const line of lines) store.set(addLineAtom, line);
  const kept = Object.fromEntries(IMPERSONAL.map((name) => [name, draft[name]]));
  store.set(orderDraftAtom, { ...EMPTY_DRAFT, ...kept });
}

/**
 * Signs out on request: deletes the token on the server and the device, whatever the server answers. A host that
 * signs customers in has its own call (D57).
 */
export async function signOut(store: Store, deps?: Pick<Deps, 'loadAuth'>): Promise<void> {
  const api = apiOf(store);
  const auth = await deps?.loadAuth(api).catch(() => null);
  if (auth?.signOut) await auth.signOut(store.get(pageAtom).language).catch(() => undefined);
  else await api(logout);
  leaveSession(store);
  go('/');
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
