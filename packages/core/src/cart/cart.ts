import { lineKey, type LineIdentity, tidyModifiers } from './line-key.ts';

/**
 * A basket line as one tab sees it. `version` increases with every change of the line, so that two tabs agree; a line
 * of count 0 marks a removal.
 */
export type CartEntry = {
  productId: string;
  modifiers: readonly { id: string; count: number }[];
  count: number;
  version: number;
  /** Place in the basket. */
  position: number;
};

/** The basket: entries by line key. `epoch` grows each time the whole basket is emptied. */
export type Cart = { epoch: number; entries: Readonly<Record<string, CartEntry>> };

/** What `undoRemove` needs to restore a removed line. */
export type UndoToken = { epoch: number; key: string; entry: CartEntry };

/** The basket of a new guest. */
export const EMPTY_CART: Cart = { epoch: 0, entries: {} };

/** The most of one line a stored basket may hold: 99 kilograms in steps of a gram. */
export const MOST_COUNTS = 99_000;

/** The most different lines a basket holds. */
export const MOST_LINES = 100;

function withEntry(cart: Cart, key: string, entry: CartEntry): Cart {
  return { ...cart, entries: { ...cart.entries, [key]: entry } };
}

function changed(entry: CartEntry, count: number): CartEntry {
  const bounded = Math.max(0, Math.min(Math.trunc(count), MOST_COUNTS));
  return { ...entry, count: bounded, version: entry.version + 1 };
}

function nextPosition({ entries }: Cart): number {
  return Object.values(entries).reduce((last, { position }) => Math.max(last, position), -1) + 1;
}

/** The lines of a basket in the order in which they were put in. */
export function cartLines(cart: Cart): (CartEntry & { key: string })[] {
  return Object.entries(cart.entries)
    .filter(([, { count }]) => count > 0)
    .map(([key, entry]) => ({ ...entry, key }))
    .sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
}

/** Adds `count` of a line; a line with the same product and choices grows. A full basket takes no new line. */
export function addLine(cart: Cart, line: LineIdentity & { count: number }): Cart {
  const key = lineKey(line);
  const before = cart.entries[key];
  if (before && before.count > 0) return withEntry(cart, key, changed(before, before.count + line.count));
  if (cartLines(cart).length >= MOST_LINES) return cart;
  const entry: CartEntry = {
    productId: line.productId,
    modifiers: tidyModifiers(line.modifiers),
    count: 0,
    version: before?.version ?? 0,
    position: nextPosition(cart),
  };
  return withEntry(cart, key, changed(entry, line.count));
}

/** Sets the count of a line; nothing or less removes it. A line that is not there stays away. */
export function setLineCount(cart: Cart, key: string, count: number): Cart {
  const entry = cart.entries[key];
  const isThere = entry !== undefined && entry.count > 0;
  return isThere && entry.count !== count ? withEntry(cart, key, changed(entry, count)) : cart;
}

/** Removes a line and returns how to restore it; null without such a line. */
export function removeLine(cart: Cart, key: string): { cart: Cart; undo: UndoToken | null } {
  const entry = cart.entries[key];
  if (!entry || entry.count === 0) return { cart, undo: null };
  return { cart: withEntry(cart, key, changed(entry, 0)), undo: { epoch: cart.epoch, key, entry } };
}

/**
 * Brings a removed line back to its place. What was put in since stays and is added to; a basket that has been
 * emptied in the meantime stays empty.
 */
export function undoRemove(cart: Cart, { epoch, key, entry }: UndoToken): Cart {
  const now = cart.entries[key];
  if (epoch !== cart.epoch || !now) return cart;
  return withEntry(cart, key, { ...changed(now, now.count + entry.count), position: entry.position });
}

/** Empties a basket for every tab, as after a successful order (ST-07). */
export function clearCart(cart: Cart): Cart {
  return { epoch: cart.epoch + 1, entries: {} };
}
