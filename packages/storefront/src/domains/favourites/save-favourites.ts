import { addFavourite, listFavourites, removeFavourite } from '@dasturxon/core/api';
import { toggleFavourite } from '@dasturxon/core/catalog';

import { favouriteIntentAtom } from './favourite-intent.ts';
import { dropPendingFavouriteAtom, knownFavouritesAtom, pendingFavouritesAtom } from './favourites.ts';
import { sessionAtom } from '../session/session.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

const followed = new WeakMap<Store, string | null>();
const settling = new WeakMap<Store, Map<string, Promise<void>>>();

/**
 * Brings the marks of whoever is signed in, once per session, and forgets them with it. Resolves with the product of a
 * guest's tap that could now be completed, null when there was none.
 */
export async function followFavourites(store: Store): Promise<string | null> {
  const api = apiOf(store);
  const token = store.get(sessionAtom)?.token ?? null;
  if (followed.get(store) === token) return null;
  if (!followed.has(store)) store.sub(sessionAtom, () => forgetOthers(store));
  followed.set(store, token);
  const userId = store.get(sessionAtom)?.user.id;
  if (userId === undefined) return null;
  const { data, error } = await api(listFavourites, { query: { userId } });
  if (error) {
    followed.delete(store);
    throw error;
  }
  if (followed.get(store) !== token) return null;
  store.set(knownFavouritesAtom, data);
  return completeIntent(store);
}

/** Saves a tapped favourite on the server. Taps while a call is under way join it; a failed one turns it back and throws. */
export function saveFavourite(store: Store, productId: string): Promise<void> {
  const running = settling.get(store) ?? new Map<string, Promise<void>>();
  settling.set(store, running);
  const started = running.get(productId) ?? settle(store, productId).finally(() => running.delete(productId));
  running.set(productId, started);
  return started;
}

/** Keeps a guest's tap for after the sign-in, and takes it back on the page. */
export function keepForLater(store: Store, productId: string): void {
  store.set(favouriteIntentAtom, productId);
  store.set(dropPendingFavouriteAtom, productId);
}

async function settle(store: Store, productId: string): Promise<void> {
  for (;;) {
    const known = store.get(knownFavouritesAtom);
    const isKnown = known.some((own) => own.productId === productId);
    const wish = store.get(pendingFavouritesAtom).get(productId) ?? isKnown;
    if (wish === isKnown) return store.set(dropPendingFavouriteAtom, productId);
    const { call } = toggleFavourite(known, productId, productId);
    // One call at a time: two taps must end in the last state.
    const error = call.method === 'POST' ? await mark(store, productId) : await unmark(store, call.id);
    if (!error) continue;
    store.set(dropPendingFavouriteAtom, productId);
    throw error;
  }
}

async function mark(store: Store, productId: string) {
  const { data, error } = await apiOf(store)(addFavourite, {
    body: { productId, isFavourite: true },
  });
  if (error) return error;
  store.set(knownFavouritesAtom, (list) => [...list.filter((own) => own.productId !== productId), data]);
  return null;
}

async function unmark(store: Store, id: string) {
  const { error } = await apiOf(store)(removeFavourite, { params: { id } });
  if (error && error.status !== 404) return error;
  store.set(knownFavouritesAtom, (list) => list.filter((own) => own.id !== id));
  return null;
}

async function completeIntent(store: Store): Promise<string | null> {
  store.sub(favouriteIntentAtom, () => undefined)();
  const productId = store.get(favouriteIntentAtom);
  if (productId === null) return null;
  store.set(favouriteIntentAtom, null);
  store.set(pendingFavouritesAtom, (wishes) => new Map([...wishes, [productId, true]]));
  await saveFavourite(store, productId);
  return productId;
}

function forgetOthers(store: Store): void {
  const token = store.get(sessionAtom)?.token ?? null;
  if (token === followed.get(store)) return;
  followed.delete(store);
  store.set(knownFavouritesAtom, []);
  store.set(pendingFavouritesAtom, new Map<string, boolean>());
  if (token !== null) void followFavourites(store).catch(() => undefined);
}
