import * as v from 'valibot';

import { Id, Instant, Latitude, listOf, Longitude, MoneyAmount, orNull } from '../kernel/wire.ts';

/** Cash that a courier holds of the orders of one branch, in whole so'm. */
export const HeldCash = v.object({ branchId: Id, amount: MoneyAmount });
export type HeldCash = v.InferOutput<typeof HeldCash>;

/** The last known position of the courier of an order. */
export const CourierPosition = v.object({ orderId: Id, lat: Latitude, lon: Longitude, at: Instant });
export type CourierPosition = v.InferOutput<typeof CourierPosition>;

/** An own courier as shown to a dispatcher. */
export const DispatchCourier = v.object({
  id: Id,
  name: orNull(v.string()),
  /** Branches that they work at; null: every branch. */
  branchIds: v.nullable(v.array(Id)),
  cash: listOf(HeldCash),
});
export type DispatchCourier = v.InferOutput<typeof DispatchCourier>;

/** What a dispatcher needs beside the board: couriers with their cash, positions, and whether a courier service can be called. */
export const DispatchState = v.object({
  couriers: listOf(DispatchCourier),
  positions: listOf(CourierPosition),
  hasService: v.boolean(),
  /** The URL of map tiles, with `{z}`, `{x}` and `{y}`. */
  tilesUrl: v.string(),
});
export type DispatchState = v.InferOutput<typeof DispatchState>;
