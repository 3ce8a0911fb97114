import { busyMinutesAt } from '@dasturxon/core/branch';
import { readyInMinutes } from '@dasturxon/core/catalog';
import { MOST_CUTLERY, type Unanswered } from '@dasturxon/core/order';

import type { OrderInsert } from '../../orders/placing/order-insert.ts';
import { jobsOfNewOrder } from '../../orders/placing/order-jobs.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { AggregatorCtx } from '../model/client.ts';
import type { EatsOrder } from '../wire/eats-order.schema.ts';
import { handoverNote, receiverOf } from './order-notes.ts';
import { type EatsLines, sumsOf } from './to-lines.ts';

type Taken = { order: EatsOrder; lines: EatsLines; serving: ServingBranch };

/**
 * How the money of an order goes: the aggregator has it and settles outside, unless our own courier collects cash
 * (isSettledOutside of core).
 */
const paymentOf = ({ discriminator, paymentInfo }: EatsOrder) =>
  discriminator === 'marketplace' && paymentInfo.paymentType === 'CASH' ? 'CASH' : 'OTHER';

const deliveryPriceOf = ({ discriminator, paymentInfo }: EatsOrder): number =>
  discriminator === 'marketplace' ? Math.round(paymentInfo.deliveryFee ?? 0) : 0;

const database = (sums: ReturnType<typeof sumsOf>) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`),
      value,
    ]),
  );

function dataOf(ctx: AggregatorCtx, { order, lines, serving }: Taken): Record<string, unknown> {
  const { id, name, address, phone, latitude, longitude } = serving.branch;
  const { discriminator, persons, eatsId, paymentInfo } = order;
  return {
    eatsId,
    aggregator: {
      discriminator,
      persons,
      paymentType: paymentInfo.paymentType,
      hasModifications: lines.hasModifications,
    },
    source: 'INTEGRATION_APP',
    branch: { id, name, address, phone, latitude, longitude },
    comment: order.comment || null,
    courierComment: handoverNote(ctx.account.kind, order, ctx.tenant.timeZone),
    receiver: receiverOf(order),
    cutlery: persons ? Math.min(persons, MOST_CUTLERY) : null,
    cookingTime: readyInMinutes(lines.products, 0) || null,
    busyMinutes: busyMinutesAt(serving.branch, ctx.now()),
    explanation: [],
  };
}

/** The order of ours that an aggregator's order becomes: it reaches the kitchen at once, like a paid one. */
export function toEatsInsert(ctx: AggregatorCtx, taken: Taken): OrderInsert {
  const { order, lines, serving } = taken;
  const { kind } = ctx.account;
  const paymentType = paymentOf(order);
  const deliveryPrice = deliveryPriceOf(order);
  const unanswered: Unanswered = {
    status: 'CREATED',
    serviceType: kind,
    later: false,
    since: ctx.now(),
    times: serving.answerTimes,
    branch: serving.branch,
    zone: ctx.tenant.timeZone,
  };
  return {
    id: ctx.newId(),
    createdAt: ctx.now(),
    status: 'CREATED',
    columns: {
      user_id: ctx.caller.userId,
      phone_hash: null,
      branch_id: serving.branch.id,
      service_type: kind,
      payment_type: paymentType,
      ...database(sumsOf(lines, deliveryPrice)),
      delivery_price: deliveryPrice,
      tip: 0,
      promo_id: null,
      quote_id: null,
      delivery_at: null,
      kitchen_since: ctx.now().toISOString(),
      is_paid: paymentType === 'OTHER',
    },
    data: dataOf(ctx, taken),
    lines: lines.lines,
    cashback: 0,
    jobs: jobsOfNewOrder(ctx, {
      status: 'CREATED',
      deliveryAt: null,
      cookingTime: readyInMinutes(lines.products, 0) || null,
      paymentType,
      unanswered,
      acceptsByItself: serving.acceptsByItself,
    }),
  };
}
