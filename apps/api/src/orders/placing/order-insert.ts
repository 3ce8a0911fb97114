import { busyMinutesAt } from '@dasturxon/core/branch';
import { readyInMinutes } from '@dasturxon/core/catalog';
import {
  firstStatus,
  keptHandover,
  type OrderLine,
  type OrderSource,
  type PlaceOrder,
  reachesKitchen,
  type Unanswered,
} from '@dasturxon/core/order';

import type { Ctx, SignedIn } from '../model/deps.ts';
import { newHandoverCode } from '../handover/prove-handover.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';
import type { OrderFacts } from './order-facts.ts';
import { jobsOfNewOrder, type OrderJob } from './order-jobs.ts';
import { type PricedRequest, promoIdOf } from './price-request.ts';
import { toPromo } from '../promos/to-promo.ts';

/** An order about to be written: its columns by their database names, its lines, and what goes with it. */
export type OrderInsert = {
  id: string;
  createdAt: Date;
  status: 'CREATED' | 'AT_TIME';
  columns: Record<string, string | number | boolean | null>;
  data: Record<string, unknown>;
  lines: OrderLine[];
  cashback: number;
  /** What is to be done about it later. */
  jobs: OrderJob[];
};

/** A request to place an order whose facts are read, checked and priced. */
export type CheckedOrder = {
  request: PlaceOrder;
  priced: PricedRequest;
  facts: OrderFacts;
  deliveryAt: Date | null;
  source: OrderSource;
  /** What its branch needed lately with as many orders as now; null where it is not measured (B52). */
  measuredMinutes: number | null;
};

/** How far a delivery is brought and into which zone, and whether by the driver's meter. */
const wayOf = ({ delivery }: PricedRequest) => ({
  distance: delivery?.distance ?? null,
  zone: delivery?.zoneName ?? null,
  isTaximeter: delivery?.fee === null,
});

/** What the customer wrote and what the order shows of branch and promo, kept as it was. */
function keptData(
  now: Date,
  { request, priced, facts, source, deliveryAt, measuredMinutes }: CheckedOrder,
): Record<string, unknown> {
  const { name, address, phone, latitude, longitude, id } = priced.serving!.branch;
  const {
    cartItems: _items,
    totalPrice: _total,
    branch: _branch,
    cashback: _points,
    quote: _quote,
    ...written
  } = request;
  const { code } = facts.promotions;
  return {
    ...written,
    ...keptHandover(request, request),
    source,
    explanation: priced.price.explanation,
    address: request.serviceType === 'DELIVERY' ? request.address : null,
    branch: { id, name, address, phone, latitude, longitude },
    promo: code ? toPromo(code.row) : null,
    promotions: priced.promotions,
    deliveryType: request.serviceType === 'DELIVERY' ? 'OWN' : null,
    ...wayOf(priced),
    cookingTime: cookingTime(priced),
    // An order for a chosen time was offered times that the busy branch can keep.
    busyMinutes: deliveryAt ? 0 : busyMinutesAt(priced.serving!.branch, now),
    measuredMinutes: deliveryAt ? null : measuredMinutes,
    handoverCode: newHandoverCode(facts.terms.orderSettings, source),
  };
}

/** Minutes of the slowest dish; the lead is added on display (IMP-05). */
function cookingTime({ lines }: PricedRequest): number | null {
  return (
    readyInMinutes(
      lines.map(({ product }) => product),
      0,
    ) || null
  );
}

/** The answer ladder of an order that reaches the kitchen at once; null for one that waits for payment. */
function unansweredOf(
  ctx: Ctx,
  { request, priced, deliveryAt }: CheckedOrder,
  status: 'CREATED' | 'AT_TIME',
): Unanswered | null {
  const { serviceType, paymentType } = request;
  if (!reachesKitchen({ status, paymentType, isPaid: false })) return null;
  const { branch, answerTimes: times } = priced.serving!;
  const { timeZone: zone } = ctx.tenant;
  return { status, serviceType, later: deliveryAt !== null, since: ctx.now(), times, branch, zone };
}

const sumColumns = (price: PricedRequest['price']) => ({
  product_count: price.productCount,
  product_price: price.productPrice,
  product_discount: price.productDiscount,
  total_product_price: price.totalProductPrice,
  total_product_discount: price.totalProductDiscount,
  total_discount: price.totalDiscount,
  delivery_price: price.deliveryPrice,
  delivery_discount: price.deliveryDiscount,
  service_price: price.servicePrice,
  cashback: price.cashback,
  tip: price.tip,
  total_price: price.totalPrice,
});

const idColumns = ({ request, facts }: CheckedOrder) => ({
  promo_id: promoIdOf(facts),
  quote_id: request.quote?.id ?? null,
});

/** The order that a checked and priced request becomes. */
export function toOrderInsert(ctx: SignedIn, placing: CheckedOrder): OrderInsert {
  const { request, priced, deliveryAt } = placing;
  const { price, serving } = priced;
  const status = firstStatus(deliveryAt !== null);
  const unanswered = unansweredOf(ctx, placing, status);
  return {
    id: ctx.newId(),
    createdAt: ctx.now(),
    status,
    columns: {
      user_id: ctx.caller.userId,
      phone_hash: callerPhoneHash(ctx),
      branch_id: serving!.branch.id,
      service_type: request.serviceType,
      payment_type: request.paymentType,
      ...sumColumns(price),
      ...idColumns(placing),
      delivery_at: deliveryAt?.toISOString() ?? null,
      kitchen_since: unanswered?.since.toISOString() ?? null,
      is_paid: false,
    },
    data: keptData(ctx.now(), placing),
    lines: priced.orderLines,
    cashback: price.cashback,
    jobs: jobsOfNewOrder(ctx, {
      status,
      deliveryAt,
      cookingTime: cookingTime(priced),
      paymentType: request.paymentType,
      unanswered,
      acceptsByItself: serving!.acceptsByItself,
    }),
  };
}
