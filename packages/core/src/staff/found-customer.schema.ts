import * as v from 'valibot';

import { Address } from '../address/address.schema.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orNull } from '../kernel/wire.ts';
import { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { ServiceType } from '../order/schemas/service-type.schema.ts';
import { BoardLine } from './board-order.schema.ts';

/** How many past orders a look-up names. */
export const LAST_ORDERS = 5;

/** A past order of a guest on the phone. */
export const LastOrder = v.object({
  id: Id,
  number: v.pipe(v.number(), v.safeInteger()),
  status: OrderStatus,
  serviceType: ServiceType,
  branchId: Id,
  timestamp: orNull(Instant),
  totalPrice: MoneyAmount,
  address: orNull(Address),
  lines: listOf(BoardLine),
});
export type LastOrder = v.InferOutput<typeof LastOrder>;

/** A guest on the phone, for the operator. Without their phone: the operator has typed it. */
export const FoundCustomer = v.object({
  name: orNull(v.string()),
  /** Orders that were placed and not cancelled. */
  orderCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** They cannot sign in, and no order can be placed for them. */
  isBlocked: flag(),
  addresses: listOf(Address),
  /** The texts of addresses that an order was rejected for as too far (BO-173). */
  tooFar: listOf(v.string()),
  /** The newest first, at most `LAST_ORDERS`, of the branches within the operator's scope. */
  orders: listOf(LastOrder),
});
export type FoundCustomer = v.InferOutput<typeof FoundCustomer>;
