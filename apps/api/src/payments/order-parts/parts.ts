import { coverParts, isLateTip, partNumber, type PaymentPart } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderParts } from '../../db/schema/payments.ts';
import { isSplit } from '../../orders/model/order-edits.ts';
import { allPartsOf, type PartRow, partsOfOrder } from '../../orders/groups/order-parts.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

type Named = { merchantId: string; id: string };

const ofOrder = ({ merchantId, id }: Named) =>
  and(eq(orderParts.merchantId, merchantId), eq(orderParts.orderId, id));

/** The order that a part is of; an order is its own. */
export const wholeOf = (row: OrderRow): OrderRow => row.payingPart?.whole ?? row;

/**
 * A part as payments see it: an order of its own number and sum. A part that the host took over is closed, so that money that comes
 * for it goes back.
 */
export function asOrder(row: OrderRow, part: PartRow): OrderRow {
  const whole = wholeOf(row);
  const status = part.state === 'DROPPED' ? 'CANCELED' : whole.status;
  return {
    ...whole,
    ...(isLateTip(part.part) ? tipAlone(whole, part.amount) : { status }),
    number: partNumber(whole.number, part.part),
    totalPrice: part.amount,
    isPaid: part.state === 'PAID',
    paymentType: part.paymentType ?? whole.paymentType,
    data: { ...whole.data, due: 0 },
    payingPart: { part: part.part, counts: part.counts, whole },
  };
}

/** The tip of an order that has arrived takes money although the order is closed, and is all that its receipt shows. */
const tipAlone = ({ status }: OrderRow, tip: number) => ({
  status: status === 'CLOSED' ? ('DELIVERED' as const) : status,
  deliveryPrice: 0,
  deliveryDiscount: 0,
  servicePrice: 0,
  tip,
});

/** The part with this number of an order; null: the order itself, and for an unknown part too. */
export async function partOf(tx: Tx, row: OrderRow, part: number | null): Promise<OrderRow> {
  if (part === null) return row;
  const found = (await allPartsOf(tx, row)).find((one) => one.part === part);
  return found ? asOrder(row, found) : row;
}

/** What the guest of an order pays of it: all, or their own part while it is not paid whole. */
export async function ownPartOf(tx: Tx, row: OrderRow): Promise<OrderRow> {
  if (!isSplit(row) || row.isPaid) return row;
  const own = (await partsOfOrder(tx, row)).filter(({ isHost, state }) => isHost && state !== 'DROPPED');
  const part = own.find(({ state }) => state === 'OPEN') ?? own.at(-1);
  return part ? asOrder(row, part) : row;
}

/** Writes what has become of a part of a locked order. */
export async function changePart(
  tx: Tx,
  row: OrderRow,
  change: Partial<Pick<PartRow, 'state' | 'paymentType'>>,
): Promise<void> {
  if (!row.payingPart) return;
  await tx
    .update(orderParts)
    .set(change)
    .where(and(ofOrder(row), eq(orderParts.part, row.payingPart.part)));
}

/** Nothing is left of the money of an order's parts: from now on it is paid as a whole, to the staff. */
export async function dropParts(tx: Tx, row: OrderRow): Promise<void> {
  if (isSplit(row)) await tx.update(orderParts).set({ state: 'DROPPED' }).where(ofOrder(row));
}

/** The host takes over what the others have not paid of a locked order. Returns the parts that were dropped. */
export async function coverOpenParts(tx: Tx, row: OrderRow): Promise<PartRow[]> {
  const before = await partsOfOrder(tx, row);
  const after = coverParts(before);
  if (!after) return [];
  const { merchantId, id: orderId } = row;
  const dropped = before.filter(({ part, state }) => state === 'OPEN' && isDropped(after, part));
  for (const { part } of dropped)
    await tx
      .update(orderParts)
      .set({ state: 'DROPPED' })
      .where(and(ofOrder(row), eq(orderParts.part, part)));
  await tx.insert(orderParts).values({ ...after.at(-1)!, merchantId, orderId });
  return dropped;
}

const isDropped = (parts: readonly PaymentPart[], part: number) =>
  parts.some((one) => one.part === part && one.state === 'DROPPED');
