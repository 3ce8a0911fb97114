import {
  addLine,
  type Cart,
  cartLines,
  clearCart,
  EMPTY_CART,
  type LineIdentity,
  mergeCarts,
  parseCart,
  priceProducts,
  removeLine,
  setLineCount,
  undoRemove,
  type UndoToken,
} from '@dasturxon/core/cart';
import { atom, type Atom } from 'jotai';

import { type MenuProduct, toMenuProduct } from '../../catalog/menu-product.ts';
import { settingsAtom } from '../../store/boot.ts';
import { menuAtom, productsAtom } from '../menu/menu.ts';
import { savedAtom } from '../../store/saved-atom.ts';

/** The basket: what tabs share, merged line by line. */
export const cartAtom = savedAtom<Cart>({
  name: 'cart',
  initial: EMPTY_CART,
  parse: parseCart,
  merge: mergeCarts,
});

/** The lines of the basket in the order in which they were put in. */
export const cartLinesAtom = atom((get) => cartLines(get(cartAtom)));

const counts = new Map<string, Atom<number>>();
const countsAtom = atom((get) => {
  const byProduct = new Map<string, number>();
  for (const { productId, count } of get(cartLinesAtom))
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + count);
  return byProduct;
});

/** How many of one product are in the basket: an atom each, so that one Add draws one card. */
export function countAtom(productId: string): Atom<number> {
  const known = counts.get(productId) ?? atom((get) => get(countsAtom).get(productId) ?? 0);
  counts.set(productId, known);
  return known;
}

/** Adds a line; an equal one grows. */
export const addLineAtom = atom(null, (_get, set, line: LineIdentity & { count: number }) => {
  set(cartAtom, (cart) => addLine(cart, line));
  set(addedLinesAtom, (lines) => [...lines, line].slice(-MOST_ADDED));
});

const MOST_ADDED = 20;
/** The lines that this page has put into the basket since they were last taken; several taps may come at once. */
export const addedLinesAtom = atom<readonly (LineIdentity & { count: number })[]>([]);

/** Adds a product that asks nothing: one more, or the smallest count that may be ordered. */
export const addOneAtom = atom(null, (get, set, productId: string) => {
  const row = get(productsAtom).get(productId);
  if (!row) return;
  const { minCount, defaultModifiers } = toMenuProduct(row);
  const count = get(countAtom(productId)) === 0 ? minCount : 1;
  set(addLineAtom, { productId, modifiers: defaultModifiers, count });
});

/** Takes one of a product out: of its line that was put in last. */
export const removeOneAtom = atom(null, (get, set, productId: string) => {
  const line = get(cartLinesAtom).findLast((one) => one.productId === productId);
  if (!line) return;
  const row = get(productsAtom).get(productId);
  const least = row ? toMenuProduct(row).minCount : 1;
  set(cartAtom, (cart) => setLineCount(cart, line.key, line.count - 1 < least ? 0 : line.count - 1));
});

/** Sets the count of a line; 0 removes it. */
export const setCountAtom = atom(null, (_get, set, { key, count }: { key: string; count: number }) =>
  set(cartAtom, (cart) => setLineCount(cart, key, count)),
);

/** Removes a line and returns what restores it. */
export const removeLineAtom = atom(null, (get, set, key: string): UndoToken | null => {
  const { cart, undo } = removeLine(get(cartAtom), key);
  set(cartAtom, cart);
  return undo;
});

export const undoRemoveAtom = atom(null, (_get, set, token: UndoToken) =>
  set(cartAtom, (cart) => undoRemove(cart, token)),
);

/** Empties the basket in every tab, as after a successful order (ST-07). */
export const clearCartAtom = atom(null, (_get, set) => set(cartAtom, (cart) => clearCart(cart)));

const NOTHING = { count: 0, total: 0 };

/** The facts of the basket bar: pieces, and the sum of the products by the rules of the order, in whole so'm. */
export const cartSumAtom = atom((get) => {
  const products = get(productsAtom);
  const isComing = get(menuAtom)?.rest !== undefined;
  // A sum before all products have loaded would be wrong: it is null until then.
  if (isComing && get(cartLinesAtom).some(({ productId }) => !products.has(productId))) return NOTHING;
  const lines = get(cartLinesAtom).flatMap(({ productId, count, modifiers }) => {
    const row = products.get(productId);
    return row ? [toPriceable(toMenuProduct(row), count, modifiers)] : [];
  });
  const { productCount, totalProductPrice } = priceProducts(lines, 'PICK_UP');
  return { count: productCount, total: totalProductPrice };
});

/** Where the basket opens: a page of its own, or a sheet over the menu (SET-18, D20). */
export const basketPathAtom = atom((get) =>
  get(settingsAtom).layout.cart.opensAs === 'PAGE' ? '/basket' : BASKET_SHEET_PATH,
);
/** The menu with the basket over it. */
export const BASKET_SHEET_PATH = '/?basket=open';

/** A line of the basket as the rules of prices take it. */
export function toPriceable(product: MenuProduct, count: number, modifiers: LineIdentity['modifiers']) {
  const chosen = modifiers.map(({ id, count }) => {
    const [price = 0, included = 0] = product.modifierPrices[id] ?? [];
    return { modifier: { id, price, included }, count };
  });
  return { product, count, modifiers: chosen };
}
