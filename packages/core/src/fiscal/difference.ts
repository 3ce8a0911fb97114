import type { Money } from '../kernel/money.ts';
import type { FiscalThing, OrderToFiscal } from './fiscal-lines.ts';

/** A dish of an order and how many of it were added since the payments before. */
export type Sold = FiscalThing & { added: number };

/**
 * What the receipt for the difference of an edit shows (C.7): the added dishes, their price lowered to what is paid, and the
 * fees where these rose with them. `paid` is the difference in so'm. Null when more is paid than these cost.
 */
export function differenceToFiscal(
  { products, services }: { products: readonly Sold[]; services: readonly FiscalThing[] },
  paid: Money,
): OrderToFiscal | null {
  const added = products
    .filter((product) => product.added > 0)
    .map(({ added: count, ...product }) => ({
      ...product,
      count,
      price: Math.floor((product.price * count) / product.count),
    }));
  const worth = added.reduce((sum, { price }) => sum + price, 0);
  let rest = Math.max(0, paid - worth);
  const fees = services.map((service) => {
    const price = Math.min(rest, service.price);
    rest -= price;
    return { ...service, price };
  });
  if (rest > 0) return null;
  return {
    products: added,
    services: fees,
    promoOnProducts: Math.max(0, worth - paid),
    cashback: 0,
    paid,
  };
}
