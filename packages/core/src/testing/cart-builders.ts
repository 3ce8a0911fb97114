import { addLine, type Cart, cartLines, EMPTY_CART } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.schema.ts';

/** A line without choices. */
export const plov: CartLine = { productId: 'plov', modifiers: [], count: 1 };
/** A line with one choice. */
export const somsa: CartLine = { productId: 'somsa', modifiers: [{ id: 'sauce', count: 1 }], count: 2 };

/** What a basket holds, without its bookkeeping. */
export const shown = (cart: Cart) =>
  cartLines(cart).map(({ productId, modifiers, count }) => ({ productId, modifiers, count }));

/** A basket into which these were put one after another. */
export const cartOf = (...lines: CartLine[]) => lines.reduce(addLine, EMPTY_CART);
