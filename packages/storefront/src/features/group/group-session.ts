import { ApiError, editGroupPart, groupEvents, readEvents, readGroup, unwrap } from '@dasturxon/core/api';
import { addLine, clearCart } from '@dasturxon/core/cart';
import {
  areSameLines,
  type GroupMember,
  type GroupOrder,
  isGroupOver,
  wholeBasket,
} from '@dasturxon/core/group';
import type { CartItem } from '@dasturxon/core/order';

import { cartAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { groupOrderAtom, ownPart } from '../../domains/group/group.ts';
import { groupAtom, type Membership } from '../../domains/group/membership.ts';
import { followLive } from '../../domains/live/follow-live.ts';
import { hasOrderPillAtom } from '../../domains/orders/running-orders.ts';
import { apiConfigOf, apiOf } from '../../domains/session/api.ts';
import type { Store } from '../../store/store.ts';

/** Several taps on a stepper are one edit. */
const GATHER_MS = 400;

/** The lines of the basket as a part carries them. */
export const linesOf = (store: Store): CartItem[] =>
  store.get(cartLinesAtom).map(({ productId, count, modifiers }) => ({
    productId,
    count,
    modifiers: [...modifiers],
  }));

/** Puts these lines into the basket instead of what is there, as one change. */
export function replaceBasket(store: Store, lines: readonly CartItem[]): void {
  store.set(cartAtom, (cart) => lines.reduce(addLine, clearCart(cart)));
}

type Session = { push: (isDone: boolean) => Promise<void>; receive: (group: GroupOrder) => void };

const sessions = new WeakMap<Store, { id: string; session: Session }>();

/**
 * Keeps a membership in step for as long as the page lives, on the menu too: what the guest puts into the basket becomes
 * their part, and what others do arrives. One per store and group.
 */
export function groupSession(store: Store, membership: Membership): Session {
  const known = sessions.get(store);
  if (known?.id === membership.memberId) return known.session;
  const session = startSession(store, membership);
  sessions.set(store, { id: membership.memberId, session });
  return session;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The membership, while this device still has it. */
function currentOf(store: Store, { memberId }: Membership): Membership | null {
  const now = store.get(groupAtom);
  return now?.memberId === memberId ? now : null;
}

/** The edit that brings the basket into the own part; null where there is nothing to bring. */
function nextEdit(store: Store, membership: Membership, isDone: boolean | null) {
  const group = store.get(groupOrderAtom);
  const mine = currentOf(store, membership);
  const part = group && mine && ownPart(group, mine);
  if (!part || mine.holdsAll || group.state !== 'OPEN') return null;
  const lines = linesOf(store);
  // A part that changes after all is not ready any more.
  const isSame = areSameLines(lines, part.lines);
  if (isSame && (isDone ?? part.isDone) === part.isDone) return null;
  return { token: membership.token, version: part.version, lines, isDone: isDone ?? false };
}

/** Brings the basket of this device in line with its part, as far as it is the server's to decide. */
function alignBasket(
  store: Store,
  mine: Membership,
  { group, part }: { group: GroupOrder; part: GroupMember },
) {
  // Opened again, or ended without an order: the basket is that of its guest alone once more.
  const isPlaced = group.order !== null;
  if (mine.holdsAll && group.state !== 'LOCKED' && !isPlaced) {
    replaceBasket(store, part.lines);
    store.set(groupAtom, { ...mine, holdsAll: false });
  }
  // What was ordered leaves the basket; what was put in since stays.
  if (!isPlaced || mine.isPlaced) return;
  const ordered = mine.holdsAll ? wholeBasket(group.members) : part.lines;
  if (areSameLines(linesOf(store), ordered)) replaceBasket(store, []);
  store.set(groupAtom, { ...mine, isPlaced: true });
}

type Live = { receive: (group: GroupOrder) => void; refresh: () => Promise<void> };

/** Follows a group by its stream, which sends it whole; asks for it where there is no stream. */
function listen(store: Store, { id, mark }: Membership, { receive, refresh }: Live): () => void {
  let isFromStream = false;
  async function* read(signal: AbortSignal) {
    for await (const event of readEvents(apiConfigOf(store), groupEvents, { params: { id, mark }, signal })) {
      isFromStream = true;
      receive(event.data);
      yield event;
    }
  }
  return followLive({
    read,
    onEvents() {
      if (!isFromStream) void refresh();
      isFromStream = false;
    },
  });
}

function startSession(store: Store, membership: Membership): Session {
  const api = apiOf(store);
  const { id, mark, memberId } = membership;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  function receive(group: GroupOrder) {
    const mine = currentOf(store, membership);
    if (!mine) return stop();
    const part = ownPart(group, mine);
    if (!part) return forget();
    alignBasket(store, mine, { group, part });
    store.set(groupOrderAtom, group);
    if (isGroupOver(group.state)) stop();
    else gather();
  }

  async function refresh() {
    try {
      receive(unwrap(await api(readGroup, { params: { id, mark } })));
    } catch (error) {
      if (isGone(error)) forget();
    }
  }

  async function send(isDone: boolean | null) {
    const body = nextEdit(store, membership, isDone);
    if (!body) return;
    try {
      receive(unwrap(await api(editGroupPart, { params: { id, memberId }, body })));
    } catch (error) {
      if (isGone(error)) forget();
      // Another device was first, or the parts are closed: the answer is the group as it is.
      else if (error instanceof ApiError && error.status === 409) await refresh();
    }
  }

  const push = (isDone: boolean | null) => (writing = writing.then(() => send(isDone)));

  function gather() {
    clearTimeout(timer);
    timer = setTimeout(() => void push(null), GATHER_MS);
  }

  const stopLive = listen(store, membership, { receive, refresh });
  const stopCart = store.sub(cartAtom, gather);

  function stop() {
    clearTimeout(timer);
    stopLive();
    stopCart();
  }
  function forget() {
    stop();
    sessions.delete(store);
    if (!currentOf(store, membership)) return;
    store.set(groupAtom, null);
    store.set(groupOrderAtom, null);
  }

  store.set(hasOrderPillAtom, true);
  void refresh();
  return { push, receive };
}
