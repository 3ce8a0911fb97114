import * as v from 'valibot';
import { addFavourite, listFavourites, removeFavourite, unwrap } from '@dasturxon/core/api';
import { type Favourite, toggleFavourite } from '@dasturxon/core/catalog';
import { queryOptions } from '@tanstack/react-query';
import { Id } from '@dasturxon/core/kernel';

import type { Store } from '../../store/store.ts';
import { apiOf } from '../session/api.ts';
import { cacheOf } from '../session/query-cache.ts';
import { runMutation } from '../session/run-mutation.ts';
import { sessionAtom } from '../session/session.ts';
import { dropPendingFavouriteAtom, knownFavouritesAtom, pendingFavouritesAtom } from './favourites.ts';
import { savedAtom } from '../../store/saved-atom.ts';

const KEY = 'favourites';
const mirrored = new WeakSet<Store>();
const settling = new WeakMap<Store, Map<string, Promise<void>>>();

const userIdOf = (store: Store) => store.get(sessionAtom)?.user.id ?? null;

/** The marks of a customer, as the server has them. */
export const favouritesQuery = (store: Store, userId: string) =>
  queryOptions({
    queryKey: [KEY, userId],
    queryFn: async () => unwrap(await apiOf(store)(listFavourites, { query: { userId } })),
    // The menu draws its favourites from it and observes no query.
    gcTime: Infinity,
  });

/**
 * Loads the signed-in customer's favourites, once per session. Resolves with the product of a guest's tap that could
 * now be completed, null without one.
 */
export async function followFavourites(store: Store): Promise<string | null> {
  mirrorFavourites(store);
  const userId = userIdOf(store);
  if (userId === null) return null;
  await cacheOf(store).ensureQueryData(favouritesQuery(store, userId));
  return userIdOf(store) === userId ? completeIntent(store) : null;
}

/** Keeps the menu's copy of the marks, which it draws without the cache's code, as the cache has them. */
function mirrorFavourites(store: Store): void {
  if (mirrored.has(store)) return;
  mirrored.add(store);
  const copy = () => {
    const known = knownTo(store);
    if (store.get(knownFavouritesAtom) !== known) store.set(knownFavouritesAtom, known);
  };
  cacheOf(store)
    .getQueryCache()
    .subscribe(({ query }) => {
      if (query.queryKey[0] === KEY) copy();
    });
  let token = store.get(sessionAtom)?.token;
  store.sub(sessionAtom, () => {
    const before = token;
    token = store.get(sessionAtom)?.token;
    if (token === before) return;
    copy();
    store.set(pendingFavouritesAtom, new Map<string, boolean>());
    if (userIdOf(store) !== null) void followFavourites(store).catch(() => undefined);
  });
  copy();
}

const NONE: readonly Favourite[] = [];

function knownTo(store: Store): readonly Favourite[] {
  const userId = userIdOf(store);
  if (userId === null) return NONE;
  return cacheOf(store).getQueryData(favouritesQuery(store, userId).queryKey) ?? NONE;
}

function change(store: Store, to: (list: readonly Favourite[]) => Favourite[]): void {
  const { queryKey } = favouritesQuery(store, userIdOf(store) ?? '');
  cacheOf(store).setQueryData(queryKey, (list) => list && to(list));
}

/** Makes the server agree with a tapped favourite. Taps while a call is under way join it; a failed one turns it back and throws. */
export function saveFavourite(store: Store, productId: string): Promise<void> {
  const running = settling.get(store) ?? new Map<string, Promise<void>>();
  settling.set(store, running);
  const settleIt = () => runMutation(store, { mutationFn: () => settle(store, productId) });
  const started = running.get(productId) ?? settleIt().finally(() => running.delete(productId));
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
    const known = knownTo(store);
    const isKnown = known.some((own) => own.productId === productId);
    const isWanted = store.get(pendingFavouritesAtom).get(productId) ?? isKnown;
    if (isWanted === isKnown) return store.set(dropPendingFavouriteAtom, productId);
    const { call } = toggleFavourite(known, productId, productId);
    // In sequence: the last tap on a favourite button must win.
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
  change(store, (list) => [...list.filter((own) => own.productId !== productId), data]);
  return null;
}

async function unmark(store: Store, id: string) {
  const { error } = await apiOf(store)(removeFavourite, { params: { id } });
  if (error && error.status !== 404) return error;
  change(store, (list) => list.filter((own) => own.id !== id));
  return null;
}

async function completeIntent(store: Store): Promise<string | null> {
  store.sub(favouriteIntentAtom, () => undefined)();
  const productId = store.get(favouriteIntentAtom);
  if (productId === null) return null;
  store.set(favouriteIntentAtom, null);
  store.set(pendingFavouritesAtom, (pending) => new Map([...pending, [productId, true]]));
  await saveFavourite(store, productId);
  return productId;
}

const Stored = v.fallback(v.nullable(Id), null);

/** The product that a guest marked as favourite before signing in; saved after sign-in. */
const favouriteIntentAtom = savedAtom<string | null>({
  name: 'favourite-intent',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});
