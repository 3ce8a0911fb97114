import { unitPrice } from '../cart/unit-price.ts';
import type { Money } from '../kernel/money.ts';
import { lowestExtra, needsChoice } from './choose-modifier.ts';
import type { Product } from './product.schema.ts';

/**
 * What one costs with its cheapest required choices, whole so'm. `isFrom`: the guest has to choose, and other choices
 * cost more; the price is then shown with "from" (D12, MENU-11).
 */
export function startingPrice(product: Product): { price: Money; isFrom: boolean } {
  return { price: unitPrice(product) + lowestExtra(product), isFrom: needsChoice(product) };
}
