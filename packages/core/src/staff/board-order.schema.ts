import * as v from 'valibot';

import { CourierStatus } from '../courier/courier-status.schema.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { OrderLine } from '../order/schemas/order-line.schema.ts';
import { OrderSource } from '../order/schemas/order-source.schema.ts';
import { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { ServiceType } from '../order/schemas/service-type.schema.ts';
import { PaymentType } from '../payment/payment.schema.ts';
import { StaffBranch } from './staff-session.schema.ts';

/** A line of an order as a cook reads it: what and how many, without prices. */
export const BoardLine = v.object({
  productId: Id,
  name: LocalizedText,
  unit: OrderLine.entries.unit,
  measure: OrderLine.entries.measure,
  count: OrderLine.entries.count,
  modifiers: listOf(v.object({ id: Id, name: LocalizedText, count: v.number() })),
});
export type BoardLine = v.InferOutput<typeof BoardLine>;

/** The last move of an order: by whom and when. A null name is the platform itself. */
export const LastMove = v.object({ by: orNull(v.string()), at: Instant });

/** An order on the board. Money and guest are null for roles that may not see them. */
export const BoardOrder = v.object({
  id: Id,
  number: v.pipe(v.number(), v.safeInteger()),
  /** Grows with each change; a write names the version that it was decided on. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  status: OrderStatus,
  serviceType: ServiceType,
  source: orNull(OrderSource),
  branchId: Id,
  later: flag(),
  atTime: orNull(Instant),
  timestamp: orNull(Instant),
  acceptedTime: orNull(Instant),
  readyTime: orNull(Instant),
  deliveredAt: orNull(Instant),
  /** Minutes. */
  cookingTime: orNull(v.number()),
  /** Metres from branch to address. */
  distance: orNull(v.number()),
  courierId: orNull(Id),
  courierStatus: CourierStatus,
  /** Since when the kitchen knows of it; null while it waits for its money. */
  kitchenSince: orNull(Instant),
  paymentType: PaymentType,
  isPaid: flag(),
  totalPrice: orNull(MoneyAmount),
  /** The guest's name; the phone is masked until it is opened. */
  guest: orNull(v.object({ name: orNull(v.string()), phone: orNull(v.string()) })),
  address: orNull(v.string()),
  table: orNull(v.string()),
  comment: orNull(v.string()),
  courierComment: orNull(v.string()),
  reason: orNull(v.string()),
  lines: listOf(BoardLine),
  /** How often the guest was told that it takes longer. */
  delays: orElse(v.number(), 0),
  lastMove: orNull(LastMove),
});
export type BoardOrder = v.InferOutput<typeof BoardOrder>;

/**
 * What changed on the board since a cursor. `isComplete`: these are all orders, at the start or after a gap. `cursor` is
 * where the next read goes on.
 */
export const BoardChange = v.object({
  cursor: v.string(),
  orders: v.array(BoardOrder),
  /** Orders that changed and are not, or no longer, the reader's to see. */
  removed: listOf(Id),
  isComplete: flag(),
  /** The branches within the reader's scope with their pauses, as they are now. */
  branches: listOf(StaffBranch),
});
export type BoardChange = v.InferOutput<typeof BoardChange>;
