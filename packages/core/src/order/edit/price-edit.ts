import { lineKey } from '../../cart/line-key.ts';
import { brought, type OrderPrice, type OrderToPrice, priceOrder } from '../../cart/price-order.ts';
import { priceProducts } from '../../cart/price-products.ts';
import type { OrderedLine, PriceableProduct } from '../../cart/unit-price.ts';
import { capped, type Money, percentOf } from '../../kernel/money.ts';
import { promoDiscount, type PromoDiscount } from '../../promo/apply-promo.ts';
import { withinSums } from '../../promo/promotion-off.ts';
import type { AppliedPromotion } from '../../promo/applied-promotion.schema.ts';
import type { OrderLine } from '../schemas/order-line.schema.ts';
import type { Order } from '../schemas/order.schema.ts';
import { BORNE_AT_MOST } from './can-edit.ts';

/** The part of a placed order that prices its edit. */
export type OrderToEdit = Pick<
  Order,
  | 'serviceType'
  | 'deliveryPrice'
  | 'deliveryDiscount'
  | 'servicePrice'
  | 'cashback'
  | 'tip'
  | 'promo'
  | 'promotions'
  | 'totalPrice'
  | 'totalProductPrice'
  | 'productDiscount'
  | 'totalProductDiscount'
> & {
  /** What the restaurant bore of earlier edits, in so'm. */
  borne: Money;
};

/**
 * A sold line as the money formula takes it: at the price it was sold for, whatever the menu costs now. Its choices are
 * within that price.
 */
export function soldAgain(line: OrderLine, count: number): OrderedLine {
  const kept = percentOf(line.costPrice, 100 - capped(line.discount, 100));
  const product: PriceableProduct = {
    id: line.productId,
    unit: line.unit,
    measure: line.measure,
    costPrice: line.costPrice,
    discount: line.discount,
    additionalPrice: line.unitPrice - kept,
  };
  return {
    product,
    count,
    modifiers: line.modifiers.map(({ id, count: each }) => ({ modifier: { id }, count: each })),
  };
}

/**
 * What a promotion takes off the new dishes (B30): what its terms give anew. Without terms its share of the old dishes, and never
 * more than before: of three dishes of which one was free, one that is left is not free.
 */
function promotionOn(
  promotion: AppliedPromotion,
  { totalProductPrice: before, deliveryPrice }: OrderToEdit,
  totalProductPrice: Money,
): AppliedPromotion {
  const { terms, onProducts } = promotion;
  if (terms) return { ...promotion, ...promoDiscount(terms, { totalProductPrice, deliveryPrice }) };
  const kept = Math.min(totalProductPrice, before);
  const share = before === 0 ? 0 : Number((BigInt(onProducts) * BigInt(kept)) / BigInt(before));
  return { ...promotion, onProducts: share };
}

/** What the promo takes off the new lines: a percentage anew, an amount capped; the guest does not lose it by an edit. */
function promoOf(order: OrderToEdit, lines: readonly OrderedLine[]): PromoDiscount {
  const { promo, deliveryPrice, borne } = order;
  const { totalProductPrice } = priceProducts(lines, order.serviceType);
  const sold = {
    onProducts: Math.max(0, order.totalProductDiscount - order.productDiscount - borne),
    onDelivery: order.deliveryDiscount,
  };
  return promo ? promoDiscount(promo, { totalProductPrice, deliveryPrice }) : sold;
}

/** Another service of an order, and what bringing it costs; a null price is the driver's meter. */
export type HandoverPrice = Pick<OrderToPrice, 'serviceType' | 'deliveryPrice'>;

type Edit = {
  order: OrderToEdit;
  lines: readonly OrderedLine[];
  now: Date;
  /** Null or missing: the order is handed over as agreed. */
  handover?: HandoverPrice | null;
};

/** The order as it is handed over after an edit, at the price of that. */
function handedOver({ order, lines, handover }: Edit): OrderToEdit {
  if (!handover) return order;
  const { totalProductPrice } = priceProducts(lines, handover.serviceType);
  return {
    ...order,
    serviceType: handover.serviceType,
    deliveryPrice: brought(handover, totalProductPrice),
  };
}

function priced(edit: Edit, borne: Money): Omit<EditPrice, 'borne'> {
  const { lines, now } = edit;
  const order = handedOver(edit);
  const { totalProductPrice } = priceProducts(lines, order.serviceType);
  const { deliveryPrice } = order;
  const promotions = withinSums(
    order.promotions.map((one) => promotionOn(one, order, totalProductPrice)),
    { totalProductPrice: Math.max(0, totalProductPrice - borne), deliveryPrice },
  );
  // An order that was placed before its promotions were kept has its promo alone.
  const off = promotions.length > 0 ? { onProducts: 0, onDelivery: 0 } : promoOf(order, lines);
  const terms = {
    lines,
    serviceType: order.serviceType,
    deliveryPrice: order.deliveryPrice,
    promo: { onProducts: off.onProducts + borne, onDelivery: off.onDelivery },
    promotions,
    // Fees and the tip stay as they were agreed, and the delivery while its address does.
    serviceFee: order.servicePrice,
    tip: order.tip,
    now,
  };
  const { totalPrice: payable } = priceOrder(terms);
  const drop = Math.max(0, order.totalPrice + order.cashback - payable);
  // Spent points go back before money does; no more of them are taken.
  const price = priceOrder({ ...terms, cashback: Math.max(0, order.cashback - drop) });
  return { price, promotions };
}

/** An edited order's price, its promotions, and what the restaurant bears of it in all. */
export type EditPrice = { price: OrderPrice; promotions: AppliedPromotion[]; borne: Money };

/** Whether the restaurant may bear a rise of an order's total, in so'm, beside what it bore of earlier edits (C.7). */
export const canBearRise = (rise: Money, borne: Money): boolean => rise > 0 && borne + rise <= BORNE_AT_MOST;

/** Prices the new lines and hand-over of a placed order by the one formula (C.7). `bears`: the restaurant bears a rise that it may. */
export function priceEdit(edit: Edit, { bears }: { bears: boolean }): EditPrice {
  const { order } = edit;
  const edited = priced(edit, order.borne);
  const rise = edited.price.totalPrice - order.totalPrice;
  if (!bears || !canBearRise(rise, order.borne)) return { ...edited, borne: order.borne };
  const borne = order.borne + rise;
  return { ...priced(edit, borne), borne };
}

/** A line that an edit changes: how many there were and how many there are. */
export type LineChange = { line: OrderLine; before: number; after: number };

const keyOf = ({ productId, modifiers }: OrderLine) => lineKey({ productId, modifiers });

/** Whether two lines are of one product with the same choices. */
export const isSameLine = (one: OrderLine, other: OrderLine): boolean => keyOf(one) === keyOf(other);

/** What differs between the lines of an order and its new lines, in the order of the old ones, then of the new. */
export function lineChanges(before: readonly OrderLine[], after: readonly OrderLine[]): LineChange[] {
  const was = new Map(before.map((line) => [keyOf(line), line]));
  const is = new Map(after.map((line) => [keyOf(line), line]));
  const kept = [...was].map(([key, line]) => ({ line, before: line.count, after: is.get(key)?.count ?? 0 }));
  const added = [...is].filter(([key]) => !was.has(key));
  return [
    ...kept.filter((change) => change.before !== change.after),
    ...added.map(([, line]) => ({ line, before: 0, after: line.count })),
  ];
}
