import { aggregatorSums, type OrderLine } from '@dasturxon/core/order';
import type { Modifier, Product } from '@dasturxon/core/catalog';
import { quantityOf } from '@dasturxon/core/cart';

import type { OrderFacts } from '../../orders/placing/order-facts.ts';
import { atBranch } from '../../orders/placing/order-facts.ts';
import type { EatsOrder } from '../wire/eats-order.schema.ts';
import { Refusal } from '../wire/refusal.ts';

type Item = EatsOrder['items'][number];

/** The lines of an aggregator's order, and what of them staff should know. */
export type EatsLines = {
  lines: OrderLine[];
  products: Product[];
  productPrice: number;
  discount: number;
  fee: number;
  hasModifications: boolean;
  /** For staff and the log; empty where everything fits. */
  doubts: string[];
};

function choiceOf({ modificationGroups }: Product, id: string): Modifier {
  const found = modificationGroups.flatMap(({ items }) => items).find((one) => one.id === id);
  if (!found) throw new Refusal(400, `item ${id.slice(0, 64)} is not a modification of this dish`);
  return found;
}

function productOf(facts: OrderFacts, { id }: Item, branchId: string): Product {
  const product = facts.products.get(id);
  if (!product) throw new Refusal(400, `there is no item ${id.slice(0, 64)}`);
  return atBranch(facts, product, branchId);
}

/** Of one unit, as our lines have it: the step of a dish by weight costs its part of a kilogram. */
const perUnit = (product: Product, stepPrice: number): number =>
  Math.round(stepPrice / quantityOf(product, 1));

type Priced = { unitPrice: number; price: number };

function toLine(
  product: Product,
  item: Item,
  { priced, index }: { priced: Priced; index: number },
): OrderLine {
  const { id: productId, name, image, unit, measure } = product;
  return {
    id: `line-${index + 1}`,
    productId,
    name,
    image,
    unit,
    measure,
    count: item.quantity,
    costPrice: perUnit(product, Math.round(item.price)),
    discount: 0,
    unitPrice: perUnit(product, priced.unitPrice),
    price: priced.price,
    modifiers: item.modifications.map(({ id, price, quantity }) => {
      const { name: chosen, productId: part, worth } = choiceOf(product, id);
      return { id, name: chosen, price: Math.round(price), count: quantity, productId: part, worth };
    }),
    comment: null,
    ifMissing: null,
  };
}

/** Equal items as one: our lines are known by dish and choices. */
function merged(items: readonly Item[]): Item[] {
  const byKey = Map.groupBy(items, ({ id, price, modifications }) =>
    JSON.stringify([
      id,
      price,
      modifications.map((one) => `${one.id} ${one.price} ${one.quantity}`).toSorted(),
    ]),
  );
  return [...byKey.values()].map((equal) => ({
    ...equal[0]!,
    quantity: equal.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/**
 * The lines at the aggregator's prices, which its guest has paid. A dish that has run out is taken all the same: the
 * protocol has its line changed afterwards. Throws 400 for an item or a modification that is not on the menu.
 */
export function toEatsLines(facts: OrderFacts, order: EatsOrder, branchId: string): EatsLines {
  const items = merged(order.items);
  const { lines: priced, ...sums } = aggregatorSums(items, order.paymentInfo.itemsCost);
  const products = items.map((item) => productOf(facts, item, branchId));
  const isShort = (product: Product, index: number) =>
    !product.isAvailable || (product.amount ?? Infinity) < quantityOf(product, items[index]!.quantity);
  const out = products.filter(isShort).map(({ id }) => id);
  return {
    ...sums,
    lines: items.map((item, index) => toLine(products[index]!, item, { priced: priced[index]!, index })),
    products,
    doubts: [
      ...(sums.discount > 0 ? [`the stated sum is ${sums.discount} less than the lines`] : []),
      ...(sums.fee > 0 ? [`the stated sum is ${sums.fee} more than the lines`] : []),
      ...(out.length > 0 ? [`not sold now: ${out.join(', ')}`] : []),
    ],
  };
}

/** The sums of an order's row. A stated sum below the lines is a discount, one above them a service fee. */
export function sumsOf({ lines, productPrice, discount, fee }: EatsLines, deliveryPrice: number) {
  return {
    productCount: lines.reduce((sum, { count }) => sum + count, 0),
    productPrice,
    productDiscount: 0,
    totalProductPrice: productPrice,
    totalProductDiscount: discount,
    totalDiscount: discount,
    deliveryDiscount: 0,
    servicePrice: fee,
    cashback: 0,
    totalPrice: productPrice - discount + fee + deliveryPrice,
  };
}
