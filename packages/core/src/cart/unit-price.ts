import type { Modifier } from '../catalog/modification-group.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import { capped, type Money, percentOf, roundHalfUp } from '../kernel/money.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Measured } from './quantity.ts';

/** What pricing reads of a product. A missing field is a product without it. */
export type PriceableProduct = Pick<Product, 'id' | 'costPrice'> &
  Measured &
  Partial<
    Pick<
      Product,
      'additionalPrice' | 'discount' | 'eatsPrice' | 'enabledEats' | 'expressPrice' | 'enabledExpress'
    >
  >;

/** A choice of a line, `count` per unit of the product. The first `included` of them cost nothing. */
export type ChosenModifier = {
  modifier: Pick<Modifier, 'id'> & Partial<Pick<Modifier, 'price' | 'included'>>;
  count: number;
};

/** A line to price: a product, how many counts of it, and its choices. */
export type OrderedLine<P extends PriceableProduct = PriceableProduct> = {
  product: P;
  count: number;
  modifiers?: readonly ChosenModifier[];
};

/** The cost of a product for a service type: marketplaces have their own price where it is enabled (IMP-03). */
export function costFor(product: PriceableProduct, serviceType: ServiceType): Money {
  const { costPrice, eatsPrice, expressPrice } = product;
  if (serviceType === 'YANDEX_EATS' && product.enabledEats) return eatsPrice ?? costPrice;
  if (serviceType === 'EXPRESS_24' && product.enabledExpress) return expressPrice ?? costPrice;
  return costPrice;
}

/** What the choices add to one unit. */
export function modifiersPrice(modifiers: readonly ChosenModifier[]): Money {
  return modifiers.reduce(
    (sum, { modifier, count }) => sum + (modifier.price ?? 0) * Math.max(0, count - (modifier.included ?? 0)),
    0,
  );
}

/**
 * The price of one unit, before its discount and after. The discount is a percent of the cost and touches neither
 * the additional price nor the choices (PRICE-01, PRICE-02, IMP-04, D39).
 */
export function unitPrices(
  product: PriceableProduct,
  modifiers: readonly ChosenModifier[] = [],
  serviceType: ServiceType = 'DELIVERY',
): { listPrice: Money; unitPrice: Money } {
  const cost = costFor(product, serviceType);
  const extras = roundHalfUp((product.additionalPrice ?? 0) + modifiersPrice(modifiers));
  const kept = 100 - capped(product.discount ?? 0, 100);
  return { listPrice: roundHalfUp(cost) + extras, unitPrice: percentOf(cost, kept) + extras };
}

/** The price of one unit: a piece, a kilogram or a litre. */
export function unitPrice(
  product: PriceableProduct,
  modifiers: readonly ChosenModifier[] = [],
  serviceType: ServiceType = 'DELIVERY',
): Money {
  return unitPrices(product, modifiers, serviceType).unitPrice;
}
