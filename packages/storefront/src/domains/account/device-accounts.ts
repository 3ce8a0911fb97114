import * as v from 'valibot';
import { SessionRecord, STORED, updateUser, type User } from '@dasturxon/core/auth';

import { cartLinesAtom } from '../cart/cart.ts';
import { sessionAtom } from '../session/session.ts';
import { scopeAtom } from '../../store/storage.ts';
import { textsOf } from './device-texts.ts';
import type { Store } from '../../store/store.ts';

const listKey = (store: Store) => store.get(scopeAtom) + STORED.sessions;

/** The accounts of this device; a broken record is left out, not the others with it. */
export function readSessions(store: Store): SessionRecord[] {
  try {
    const stored: unknown = JSON.parse(textsOf(store).read(listKey(store)) ?? '[]');
    const records = Array.isArray(stored) ? stored : [];
    return records
      .map((record) => v.safeParse(SessionRecord, record))
      .flatMap((read) => (read.success ? [read.output] : []));
  } catch {
    return [];
  }
}

/** Keeps the accounts of this device. */
export function writeSessions(store: Store, list: readonly SessionRecord[]): void {
  textsOf(store).write(listKey(store), JSON.stringify(list));
}

/** Stores new server data of a user: in the session, if it is theirs, and among the accounts (SES-16). */
export function keepUser(store: Store, user: User): void {
  store.set(sessionAtom, (session) => (session?.user.id === user.id ? { ...session, user } : session));
  writeSessions(store, updateUser(readSessions(store), user));
}

/** The lines of the basket as a record keeps them: ids and counts. A basket that no screen has shown yet is read first. */
export function basketOf(store: Store): unknown {
  store.sub(cartLinesAtom, () => undefined)();
  const cartItems = store
    .get(cartLinesAtom)
    .map(({ productId, count, modifiers }) => ({ productId, count, modifiers }));
  return cartItems.length > 0 ? { cartItems } : null;
}

/** The accounts, with the current basket stored for the one of a token. */
export function keepBasket(store: Store, list: readonly SessionRecord[], token: string): SessionRecord[] {
  const orderRequest = basketOf(store);
  return list.map((record) =>
    record.token === token ? v.parse(SessionRecord, { ...record, orderRequest }) : record,
  );
}
