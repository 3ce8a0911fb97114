import type { Money } from '../kernel/money.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { mergeLines, type PricedLine, priceLine } from './price-line.ts';
import { isWeighed } from './quantity.ts';
import type { OrderedLine, PriceableProduct } from './unit-price.ts';

/** What the products cost, before everything that an order adds or takes off. In whole so'm. */
export type ProductsPrice<P extends PriceableProduct = PriceableProduct> = {
  lines: PricedLine<P>[];
  /** Pieces; a weighed line is one. */
  productCount: number;
  productPrice: Money;
  productDiscount: Money;
  totalProductPrice: Money;
};

function sumOf<T>(list: readonly T[], amount: (entry: T) => number): number {
  return list.reduce((total, entry) => total + amount(entry), 0);
}

/** Prices lines, equal ones merged (D39, D58). */
export function priceProducts<P extends PriceableProduct>(
  ordered: readonly OrderedLine<P>[],
  serviceType: ServiceType,
): ProductsPrice<P> {
  const lines = mergeLines(ordered).map((line) => priceLine(line, serviceType));
  const productPrice = sumOf(lines, (line) => line.listPrice);
  const productDiscount = sumOf(lines, (line) => line.discount);
  return {
    lines,
    productCount: sumOf(lines, (line) => (isWeighed(line.product) ? 1 : line.count)),
    productPrice,
    productDiscount,
    totalProductPrice: productPrice - productDiscount,
  };
}
