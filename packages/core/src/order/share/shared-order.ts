import * as v from 'valibot';

import { CourierStatus } from '../../courier/courier-status.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Instant, orNull } from '../../kernel/wire.ts';
import { OrderStatus } from '../schemas/order-status.schema.ts';
import type { Order } from '../schemas/order.schema.ts';
import { ServiceType } from '../schemas/service-type.schema.ts';
import { tabOf } from '../status/order-tabs.ts';
import { expectedHandover } from '../timing/arrival-range.ts';

const Point = v.object({ latitude: v.number(), longitude: v.number() });

/** What a link shows of an order to a person who is not signed in (B37): no phone, address, dish or sum. */
export const SharedOrder = v.object({
  number: v.number(),
  status: OrderStatus,
  serviceType: ServiceType,
  later: flag(),
  /** When it is handed over about, by the rule of the guest's own page. */
  expected: orNull(Instant),
  timestamp: orNull(Instant),
  acceptedTime: orNull(Instant),
  readyTime: orNull(Instant),
  deliveredAt: orNull(Instant),
  courierStatus: CourierStatus,
  branch: orNull(v.object({ name: orNull(LocalizedText), ...Point.entries })),
  /** Where the courier is. */
  courier: orNull(Point),
});
export type SharedOrder = v.InferOutput<typeof SharedOrder>;

/** How long a link still shows how an order ended, in milliseconds. */
const AFTER_END_MS = 30 * 60_000;

/** Whether a link of an order still opens: while it is under way, and for half an hour after its end (B37). */
export function isLinkOpen(
  { status, endedAt }: { status: OrderStatus; endedAt: Date | null },
  now: Date,
): boolean {
  return tabOf(status) === 'active' || (endedAt !== null && now.getTime() < endedAt.getTime() + AFTER_END_MS);
}

type Place = { latitude: number | null; longitude: number | null };

const pointOf = (place: Place | null) =>
  place && place.latitude !== null && place.longitude !== null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/** An order as its link shows it. */
export function toSharedOrder(order: Order, courier: Place | null): SharedOrder {
  const { number, status, serviceType, later, timestamp, acceptedTime, readyTime, deliveredAt } = order;
  const at = pointOf(order.branch);
  return {
    number,
    status,
    serviceType,
    later,
    timestamp,
    acceptedTime,
    readyTime,
    deliveredAt,
    courierStatus: order.courierStatus,
    expected: expectedHandover(order)?.toISOString() ?? null,
    branch: at && { name: order.branch?.name ?? null, ...at },
    courier: pointOf(courier),
  };
}
