import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { ShownHandover } from './new-handover.ts';
import { OrderLine } from '../schemas/order-line.schema.ts';

/** What an edit of an order costs: the server's answer before anything changes (C.7). Sums are whole so'm. */
export const EditQuote = v.object({
  lines: listOf(OrderLine),
  totalBefore: MoneyAmount,
  totalPrice: MoneyAmount,
  /** Goes back to the guest. */
  refund: MoneyAmount,
  /** Collected on hand-over, in all. */
  due: MoneyAmount,
  /** Spent points that return to the guest's balance. */
  cashbackBack: MoneyAmount,
  /** The restaurant bears this of a dearer edit. */
  borne: MoneyAmount,
  /** The rise is small enough for the restaurant to bear it. */
  canBear: flag(),
  /** The guest's choice at checkout is the consent. */
  isCovered: flag(),
  /** The refund is made by staff: the provider cannot return a part. */
  isRefundByHand: flag(),
});
export type EditQuote = v.InferOutput<typeof EditQuote>;

/** A dish of an order that has run out, and what the guest may choose instead (C8). Sums are whole so'm. */
export const OrderSwap = v.object({
  name: LocalizedText,
  count: OrderLine.entries.count,
  /** Without a substitute the order is cancelled. */
  isOnlyLine: flag(),
  options: listOf(
    v.object({
      /** The substitute, as a line of the order. */
      line: OrderLine,
      totalPrice: MoneyAmount,
      refund: MoneyAmount,
      due: MoneyAmount,
    }),
  ),
});
export type OrderSwap = v.InferOutput<typeof OrderSwap>;

/** An edit that waits for the guest's consent. */
export const OrderEdit = v.object({
  id: Id,
  /** The lines if the guest agrees. */
  lines: listOf(OrderLine),
  /** Service, address and time if the guest agrees; null: as they are. */
  handover: orNull(ShownHandover),
  totalPrice: MoneyAmount,
  refund: MoneyAmount,
  due: MoneyAmount,
  /** The last moment to answer; after it nothing changes. */
  until: Instant,
  /** The member of staff; null without a name. */
  by: orNull(v.string()),
  /** Set where a dish has run out: to agree without a choice is to leave it out. */
  swap: orNull(OrderSwap),
});
export type OrderEdit = v.InferOutput<typeof OrderEdit>;
