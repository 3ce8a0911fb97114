import type { PricedLine } from '../../cart/price-line.ts';
import { isWeighed } from '../../cart/quantity.ts';
import type { PriceableProduct } from '../../cart/unit-price.ts';
import type { Product } from '../../catalog/product.schema.ts';
import type { MenuMoment } from '../../catalog/times/menu-moment.ts';
import type { LocalizedText } from '../../kernel/localized-text.ts';
import type { Money } from '../../kernel/money.ts';
import type { OriginPlatform } from '../../order/order-origin.ts';
import type { ServiceType } from '../../order/schemas/service-type.schema.ts';
import type { PromoTerms } from '../apply-promo.ts';
import type { PromoMoment } from '../promo-period.ts';
import type { GuestFacts } from './guest-segment.ts';
import type { PromoRule } from './promo-rule.schema.ts';

/** What the engine reads of a dish. */
export type PromotedProduct = PriceableProduct & Partial<Pick<Product, 'categoryId'>>;

/** A promotion as the engine takes it (B30): a code's terms, with or without a rule. */
export type Promotion = PromoTerms & {
  id: string;
  /** The code that the guest enters; null for one that applies by itself. */
  code: string | null;
  name: LocalizedText | null;
  /** The lower is used first where a limit is shared. */
  priority: number;
  rule: PromoRule | null;
};

/** The order that promotions are judged by. */
export type PromotionOrder = {
  lines: readonly PricedLine<PromotedProduct>[];
  totalProductPrice: Money;
  /** 0 without a delivery, or where the driver's meter decides. */
  deliveryPrice: Money;
  serviceType: ServiceType;
  branchId: string | null;
  zoneId: string | null;
  platform: OriginPlatform;
  /** Orders that the customer has placed before; null for a guest who is not signed in. */
  ordersBefore: number | null;
  /** What the customer's segments follow from; null where no rule asks, and for a guest who is not signed in. */
  guest: GuestFacts | null;
  /** The moment that the order is for. */
  at: MenuMoment;
  clock: PromoMoment;
};

/** Dishes that a rule means. */
export type MeantDishes = { productIds: readonly string[]; categoryIds: readonly string[] };

/** Whether a rule means a dish; one that names none means every dish. */
export function isMeant({ productIds, categoryIds }: MeantDishes, product: PromotedProduct): boolean {
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return productIds.includes(product.id) || categoryIds.includes(product.categoryId ?? '');
}

/** How many pieces of the meant dishes a basket holds; a weighed line is one. */
export function piecesOf(dishes: MeantDishes, lines: PromotionOrder['lines']): number {
  return lines
    .filter(({ product }) => isMeant(dishes, product))
    .reduce((sum, { product, count }) => sum + (isWeighed(product) ? 1 : count), 0);
}
