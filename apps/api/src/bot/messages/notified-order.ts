import {
  type ExplanationLine,
  orderMoney,
  paidByType,
  type LadderRung,
  type Order,
  type OrderMoney,
} from '@dasturxon/core/order';
import { type PaymentType, sumToPay } from '@dasturxon/core/payment';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { hallTables } from '../../db/schema/places.ts';
import {
  type EditRow,
  openEdits,
  orderToPay,
  proposalOf,
  proposedHandover,
  revisionOf,
  substituteOf,
} from '../../orders/model/order-edits.ts';
import type { NotifiedEdit } from './edit-lines.ts';
import { refundedIn } from '../../payments/refunds/order-refunds.ts';
import { explanationOf } from '../../orders/explanation/explanation-of.ts';
import {
  givenBy,
  type GivenBy,
  type OrderRow,
  toHistoryEvent,
  withLines,
} from '../../orders/model/to-order.ts';

export type Customer = typeof users.$inferSelect;

/** A status change of an order, with the staff member's name if the staff chat supplied it. */
export type NotifiedStep = { status: string | null; by: string | null; at: Date };

/** An order as shown in bot messages. */
export type NotifiedOrder = {
  order: Order;
  branchId: string;
  /** The branch that gave the order to this one, and when. */
  given: GivenBy;
  /** When the order reached the kitchen, and the step that the answer ladder has reached. */
  since: Date | null;
  rung: LadderRung | null;
  /** Milliseconds from then to the rung that was done last. */
  waited: number;
  /** What has gone back to the guest, in so'm. */
  refunded: number;
  /** The edit that waits for the guest, and how often the lines were changed. */
  edit: NotifiedEdit | null;
  revision: number;
  /** What edits added to a paid order and is not paid yet, in so'm. */
  due: number;
  /** How the total came about, with sentences. */
  explanation: ExplanationLine[];
  customer: Customer;
  steps: NotifiedStep[];
  table: string | null;
  /** The payment state and the payment method. */
  money: OrderMoney;
  paidBy: PaymentType;
};

async function tableName(tx: Tx, { tableId }: Order): Promise<string | null> {
  if (tableId === null) return null;
  const [row] = await tx.select({ data: hallTables.data }).from(hallTables).where(eq(hallTables.id, tableId));
  const name = row?.data['name'];
  return typeof name === 'string' ? name : null;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function toNotifiedEdit(edit: EditRow, row: OrderRow): NotifiedEdit | null {
  const proposal = proposalOf(edit);
  const { changes, sums, refund, due, swap } = proposal;
  if (edit.until === null) return null;
  const asked = swap && {
    runOut: swap.line.name,
    isOnlyLine: swap.isOnlyLine,
    options: swap.options.map((option) => ({
      name: substituteOf(option).name,
      totalPrice: option.sums.totalPrice,
    })),
  };
  const { totalPrice } = sums;
  const handover = proposedHandover(row, proposal);
  const { id, until } = edit;
  return { id, changes, handover, totalPrice, refund, due, until, swap: asked ?? null };
}

/** The order with its lines, its guest and its history; null for one that is not this merchant's. */
export async function readNotifiedOrder(
  tx: Tx,
  { merchantId, id, now }: { merchantId: string; id: string; now: () => Date },
): Promise<NotifiedOrder | null> {
  const [row] = await tx
    .select({ order: orders, customer: users })
    .from(orders)
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)));
  if (!row) return null;
  const [order] = await withLines(tx, [row.order]);
  const history = await tx
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.merchantId, merchantId), eq(orderHistory.orderId, id)))
    .orderBy(asc(orderHistory.id));
  const steps = history.map(({ event, toStatus, data, at }) => ({
    status: event.includes('CHANGE_STATUS') ? toStatus : null,
    by: textOrNull(data['by']),
    at,
  }));
  const { branchId, kitchenSince: since, ladderRung: rung, ladderAt } = row.order;
  const edit = (await openEdits({ merchantId, now }, tx, [row.order])).get(id);
  const events = history.map((line) => toHistoryEvent(line));
  return {
    order: order!,
    branchId,
    given: givenBy(row.order),
    since,
    rung,
    waited: since && ladderAt ? ladderAt.getTime() - since.getTime() : 0,
    refunded: refundedIn(history),
    edit: edit ? toNotifiedEdit(edit, row.order) : null,
    revision: revisionOf(row.order),
    explanation: explanationOf(row.order, order!),
    due: row.order.isPaid ? sumToPay(orderToPay(row.order)) : 0,
    customer: row.customer,
    steps,
    table: await tableName(tx, order!),
    money: orderMoney(order!, events),
    paidBy: paidByType(order!, events),
  };
}
