import { unitPrices } from '../cart/unit-price.ts';
import { asCombo } from '../catalog/combo.ts';
import { startingPrice } from '../catalog/starting-price.ts';
import { dishesOf } from './check-dishes.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A price so many times the middle one of its category is probably a slip of the finger. */
const OUTLIER = 10;
/** In a smaller category the middle price means nothing. */
const FEWEST = 3;

function medianOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prices of zero, prices far above the others, and discounts that take nothing off. */
export function checkPrices(brand: CheckedBrand): Finding[] {
  const byId = new Map(brand.menu.products.map((product) => [product.id, product]));
  const priced = dishesOf(brand).map((product) => {
    const { price } = startingPrice(asCombo(product, (id) => byId.get(id)));
    return { product, price, where: placeOf(brand, 'product', product) };
  });
  const shelves = Map.groupBy(priced, ({ product }) => product.categoryId);
  const limits = new Map(
    [...shelves]
      .filter(([, shelf]) => shelf.length >= FEWEST)
      .map(([id, shelf]) => [id, OUTLIER * medianOf(shelf.map(({ price }) => price))]),
  );
  return priced.flatMap(({ product, price, where }) => {
    const limit = limits.get(product.categoryId) ?? 0;
    const { listPrice, unitPrice } = unitPrices(product);
    const isIdle = product.combo === null && product.discount > 0 && unitPrice === listPrice;
    return [
      ...(price === 0 ? [finding('price.zero', where)] : []),
      ...(limit > 0 && price > limit ? [finding('price.outlier', where, { price: String(price) })] : []),
      ...(isIdle ? [finding('price.emptyDiscount', where, { percent: String(product.discount) })] : []),
    ];
  });
}
