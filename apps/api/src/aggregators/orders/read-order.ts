import { localize, type Language } from '@dasturxon/core/kernel';
import { type Order, type OrderLine, type OrderStatus, toAggregatorStatus } from '@dasturxon/core/order';
import { quantityOf } from '@dasturxon/core/cart';
import { COMMENT_MAX } from '@dasturxon/core/validation';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { type OrderRow, withLines } from '../../orders/model/to-order.ts';
import type { AggregatorCtx } from '../model/client.ts';
import { type KnownOrder, lockKnown } from './known-order.ts';

/** What an order keeps of the call that it came by. */
export const SentOrder = v.object({
  discriminator: v.string(),
  persons: v.nullish(v.number(), 0),
  paymentType: v.string(),
  hasModifications: v.boolean(),
});

/** A line as it was sent, at the reading of its price that fitted: another one would look like an edit. */
function toItem(line: OrderLine, hasModifications: boolean, language: Language) {
  const step = (price: number) => Math.round(price * quantityOf(line, 1));
  return {
    id: line.productId,
    name: localize(line.name, language),
    quantity: line.count,
    price: hasModifications ? Math.round(line.price / line.count) : step(line.costPrice),
    modifications: line.modifiers.map(({ id, name, price, count }) => ({
      id,
      name: localize(name, language),
      price,
      quantity: count,
    })),
    promos: [],
  };
}

function toEatsOrder(order: Order, found: { row: OrderRow; known: KnownOrder; language: Language }) {
  const { row, known, language } = found;
  const sent = v.parse(SentOrder, row.data['aggregator']);
  return {
    discriminator: sent.discriminator,
    eatsId: known.eatsId,
    restaurantId: row.branchId,
    comment: order.comment ?? '',
    persons: sent.persons,
    deliveryInfo: {
      clientName: order.receiver?.name ?? '',
      phoneNumber: order.receiver ? `+${order.receiver.phone}` : '',
    },
    paymentInfo: {
      itemsCost: row.totalPrice - row.deliveryPrice,
      paymentType: sent.paymentType,
      ...(row.deliveryPrice > 0 && { deliveryFee: row.deliveryPrice }),
    },
    items: order.cartItems.map((line) => toItem(line, sent.hasModifications, language)),
    promos: [],
  };
}

const mainLanguage = async (tx: Tx): Promise<Language> =>
  (await readStorefrontSettings(tx)).languages.main ?? 'ru';

/** The order as it is now: the aggregator reads a changed line as our edit. Throws 404. */
export const readEatsOrder = (ctx: AggregatorCtx, orderId: string) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const found = await lockKnown(ctx, tx, orderId);
    const [order] = await withLines(tx, [found.row]);
    return toEatsOrder(order!, { ...found, language: await mainLanguage(tx) });
  });

/** RFC 3339 with a fraction and an offset. */
const moment = (at: Date): string => at.toISOString().replace('Z', '000+00:00');

/** Where the order is, and why it was cancelled. Throws 404. */
export const readEatsStatus = (ctx: AggregatorCtx, orderId: string) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { row } = await lockKnown(ctx, tx, orderId);
    const { reason, reasonComment } = row.data;
    const why = row.status === 'CANCELED' ? [reason, reasonComment].filter(Boolean).join(': ') : '';
    return {
      status: toAggregatorStatus(row.status as OrderStatus),
      comment: why.slice(0, COMMENT_MAX),
      updatedAt: moment(row.updatedAt),
    };
  });
