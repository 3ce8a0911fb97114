import { priceProducts } from '../cart/price-products.ts';
import { modifiersPrice, type OrderedLine } from '../cart/unit-price.ts';
import { orderMoment } from '../catalog/times/menu-moment.ts';
import type { Region } from '../delivery-area/region.schema.ts';
import { regionAt } from '../delivery-area/delivery-regions.ts';
import type { PromotedProduct, PromotionOrder } from '../promo/engine/promotion.ts';
import { soldAgain } from './edit/price-edit.ts';
import type { Order } from './schemas/order.schema.ts';
import type { OrderLine } from './schemas/order-line.schema.ts';

/** What the server knows beside an order: its source is not on the wire. */
export type PastFacts = {
  source: string | null;
  ordersBefore: number;
  guest: PromotionOrder['guest'];
  zone: string;
  categoryOf: (productId: string) => string | null;
  regions: readonly Region[];
};

/** A sold line with its category; what was chosen with the dish is apart from its price, since a free piece does not cover it. */
function promotedLine(line: OrderLine, categoryId: string | null): OrderedLine<PromotedProduct> {
  const { product, count } = soldAgain(line, line.count);
  const extras = product.additionalPrice ?? 0;
  const chosen = line.modifiers.map(({ id, price, count: each }) => ({
    modifier: { id, price },
    count: each,
  }));
  const choices = Math.min(extras, modifiersPrice(chosen));
  return {
    product: { ...product, categoryId: categoryId ?? '', additionalPrice: extras - choices },
    count,
    modifiers: [
      {
        modifier: { id: chosen.map(({ modifier }) => modifier.id).join(' ') || '-', price: choices },
        count: 1,
      },
    ],
  };
}

function platformOf(source: string | null): PromotionOrder['platform'] {
  if (source === 'TELEGRAM_BOT') return 'TG';
  return source === 'CLICK_MINI_APP' ? 'CLICK' : 'WEB';
}

/** A placed order as promotions judge it (B30): its lines at the prices that they were sold for, in today's zones and categories. */
export function pastPromotionOrder(order: Order, facts: PastFacts): PromotionOrder {
  const { serviceType, address, later, day, time } = order;
  const lines = order.cartItems.map((line) => promotedLine(line, facts.categoryOf(line.productId)));
  const { lines: priced, totalProductPrice } = priceProducts(lines, serviceType);
  const clock = { now: new Date(order.timestamp ?? 0), zone: facts.zone };
  return {
    lines: priced,
    totalProductPrice,
    deliveryPrice: order.deliveryPrice,
    serviceType,
    branchId: order.branch?.id ?? null,
    zoneId:
      address === null
        ? null
        : (regionAt(facts.regions, { lat: address.latitude, lon: address.longitude })?.id ?? null),
    platform: platformOf(facts.source),
    ordersBefore: facts.ordersBefore,
    guest: facts.guest,
    at: orderMoment({ later, day, time }, clock),
    clock,
  };
}
