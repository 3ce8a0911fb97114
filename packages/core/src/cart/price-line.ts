import { capped, type Money, percentOf } from '../kernel/money.ts';
import type { OrderLine } from '../order/schemas/order-line.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { lineKey } from './line-key.ts';
import { isWeighed, type Measured, quantityOf, stepOf, toMicro } from './quantity.ts';
import { type ChosenModifier, type OrderedLine, type PriceableProduct, unitPrices } from './unit-price.ts';

/** A line with its price: `listPrice − discount = price`, all three of the whole line. */
export type PricedLine<P extends PriceableProduct = PriceableProduct> = {
  key: string;
  product: P;
  modifiers: readonly ChosenModifier[];
  count: number;
  /** `count` in the product's unit. */
  quantity: number;
  /** Of one unit, before the discount and after it. */
  listUnitPrice: Money;
  unitPrice: Money;
  listPrice: Money;
  discount: Money;
  price: Money;
};

type SoldLine = Pick<
  OrderLine,
  'unit' | 'measure' | 'count' | 'costPrice' | 'discount' | 'unitPrice' | 'price'
>;

const MICRO = 1_000_000n;

/** Unit × count, exact; a weighed line is unit × count × measure, rounded half up once. */
function times(unit: Money, count: number, product: Measured): Money {
  if (!isWeighed(product)) return unit * count;
  const exact = BigInt(unit) * BigInt(count) * BigInt(toMicro(stepOf(product)));
  return Number((2n * exact + MICRO) / (2n * MICRO));
}

/** What one line costs (D39). */
export function priceLine<P extends PriceableProduct>(
  line: OrderedLine<P>,
  serviceType: ServiceType = 'DELIVERY',
): PricedLine<P> {
  const { product, count, modifiers = [] } = line;
  const unit = unitPrices(product, modifiers, serviceType);
  const [listPrice, price] = [times(unit.listPrice, count, product), times(unit.unitPrice, count, product)];
  return {
    key: keyOf(line),
    product,
    modifiers,
    count,
    quantity: quantityOf(product, count),
    listUnitPrice: unit.listPrice,
    unitPrice: unit.unitPrice,
    listPrice,
    discount: listPrice - price,
    price,
  };
}

/** What a line of an order or a quote would cost without its dish's discount, in so'm (PRICE-01). */
export function listPriceOf(line: SoldLine): Money {
  if (line.discount === 0) return line.price;
  const off = line.costPrice - percentOf(line.costPrice, 100 - capped(line.discount, 100));
  return times(line.unitPrice + off, line.count, line);
}

/** What a line of an order costs the restaurant, given the cost of a unit, in so'm. */
export const foodCostOf = (unitCost: Money, line: Pick<SoldLine, 'unit' | 'measure' | 'count'>): Money =>
  times(unitCost, line.count, line);

function keyOf({ product, modifiers = [] }: OrderedLine): string {
  return lineKey({
    productId: product.id,
    modifiers: modifiers.map(({ modifier, count }) => ({ id: modifier.id, count })),
  });
}

function tidied<P extends PriceableProduct>(line: OrderedLine<P>): OrderedLine<P> {
  const byId = new Map<string, ChosenModifier>();
  for (const chosen of line.modifiers ?? []) {
    const before = byId.get(chosen.modifier.id)?.count ?? 0;
    byId.set(chosen.modifier.id, { modifier: chosen.modifier, count: before + chosen.count });
  }
  return { ...line, modifiers: [...byId.values()].filter(({ count }) => count > 0) };
}

/** Lines with equal ones merged, in the order of their first, without those of no count (D39). */
export function mergeLines<P extends PriceableProduct>(lines: readonly OrderedLine<P>[]): OrderedLine<P>[] {
  const merged = new Map<string, OrderedLine<P>>();
  for (const line of lines.map(tidied)) {
    const key = keyOf(line);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, count: before.count + line.count } : line);
  }
  return [...merged.values()].filter(({ count }) => count > 0);
}
