import { type LineIdentity, priceProducts } from '@dasturxon/core/cart';
import type { CommerceEvent } from '@dasturxon/core/merchant';

import { type MenuProduct, toMenuProduct } from '../../catalog/menu-product.ts';
import type { SlimProduct } from '../../catalog/slim-menu.ts';
import { toPriceable } from '../cart/cart.ts';

type Line = LineIdentity & { count: number };
type Products = ReadonlyMap<string, SlimProduct>;

function priced(product: MenuProduct, { count, modifiers }: Line) {
  const { totalProductPrice } = priceProducts([toPriceable(product, count, modifiers)], 'PICK_UP');
  const price = count > 0 ? Math.round(totalProductPrice / count) : 0;
  return { item: { id: product.id, name: product.name, price, quantity: count }, total: totalProductPrice };
}

/** An event about lines of the basket, as its dishes cost on the menu; null when none of them is on it. */
export function commerceEventOf(
  kind: 'view_item' | 'add_to_cart' | 'begin_checkout',
  lines: readonly Line[],
  products: Products,
): CommerceEvent | null {
  const found = lines.flatMap((line) => {
    const row = products.get(line.productId);
    return row ? [priced(toMenuProduct(row), line)] : [];
  });
  if (found.length === 0) return null;
  const value = found.reduce((sum, { total }) => sum + total, 0);
  return { kind, items: found.map(({ item }) => item), value, orderId: null };
}
