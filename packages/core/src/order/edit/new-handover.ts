import * as v from 'valibot';

import type { Money } from '../../kernel/money.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { Instant, orNull } from '../../kernel/wire.ts';
import { isInKitchen } from '../status/cooking-statuses.ts';
import { Day, TimeOfDay } from '../schemas/order-content.schema.ts';
import type { Order } from '../schemas/order.schema.ts';
import { PlacedAddress } from '../schemas/place-order.schema.ts';
import type { OfferedServiceType } from '../schemas/service-type.schema.ts';

/** The services between which an order can change. */
const MovableService = v.picklist(['DELIVERY', 'PICK_UP']);

/** Another service, address or time for an accepted order, as staff send it (C.7). */
export const NewHandover = v.strictObject({
  serviceType: MovableService,
  /** Where a delivery goes; null: where it goes already. */
  address: orNull(PlacedAddress),
  /** Null: as soon as possible; missing: as it is. */
  at: v.optional(v.nullable(v.strictObject({ day: Day, time: TimeOfDay }))),
});
export type NewHandover = v.InferOutput<typeof NewHandover>;

/** Service, address and time of an order as people read them; the address is null for another service and where it is not shown. */
export const ShownHandover = v.object({
  serviceType: MovableService,
  address: orNull(v.string()),
  atTime: orNull(Instant),
});
export type ShownHandover = v.InferOutput<typeof ShownHandover>;

type OrderToHandOver = Pick<Order, 'status' | 'serviceType' | 'courierId'> & {
  /** Whether a courier is called. */
  isBeingFetched: boolean;
};

/**
 * Whether service, address and time of an order may change: from its acceptance until it is ready, while no courier has it,
 * for a delivery or a pick-up (C.7).
 */
export function canChangeHandover(order: OrderToHandOver): Result<true, { code: 'order.handoverFixed' }> {
  const { status, serviceType, courierId, isBeingFetched } = order;
  const isMovable = serviceType === 'DELIVERY' || serviceType === 'PICK_UP';
  const isFree = courierId === null && !isBeingFetched;
  return isMovable && isFree && isInKitchen(status) ? ok(true) : refuse('order.handoverFixed');
}

/** What decides whether a branch can hand an order over in another way. */
export type HandoverFacts = {
  serviceType: OfferedServiceType;
  offered: readonly OfferedServiceType[];
  /** Whether a delivery has an address. */
  hasAddress: boolean;
  /** Whether the branch delivers there. */
  reaches: boolean;
  /** Whether the address is within the zones; null where they are not asked. */
  isInArea: boolean | null;
  /** Whether the branch serves this way at the time of the order. */
  isOpen: boolean;
  /** What is missing to the minimum for delivery, in so'm. */
  missing: Money;
};

/** Why a branch cannot hand an order over in another way. */
export type HandoverError =
  | { code: 'serviceType.unavailable' }
  | { code: 'delivery.addressMissing' }
  | { code: 'delivery.unavailable' }
  | { code: 'delivery.outOfZone' }
  | { code: 'branch.closed' }
  | { code: 'order.belowMinimum'; missing: Money };

function checkDelivery({
  hasAddress,
  reaches,
  isInArea,
  missing,
}: HandoverFacts): Result<true, HandoverError> {
  if (!hasAddress) return refuse('delivery.addressMissing');
  if (!reaches) return refuse('delivery.unavailable');
  if (isInArea === false) return refuse('delivery.outOfZone');
  return missing > 0 ? refuse('order.belowMinimum', { missing }) : ok(true);
}

/** Whether the branch of an order can hand it over in another way: the first reason why not (C.7). */
export function checkHandover(facts: HandoverFacts): Result<true, HandoverError> {
  const { serviceType, offered, isOpen } = facts;
  if (!offered.includes(serviceType)) return refuse('serviceType.unavailable');
  const brought = serviceType === 'DELIVERY' ? checkDelivery(facts) : ok(true);
  if (!brought.ok) return brought;
  return isOpen ? ok(true) : refuse('branch.closed');
}
