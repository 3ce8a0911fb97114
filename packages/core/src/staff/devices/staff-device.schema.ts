import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, orNull } from '../../kernel/wire.ts';
import { ServiceType } from '../../order/schemas/service-type.schema.ts';
import { STAFF_ROLES } from '../people/may-grant.ts';

/** A shared tablet in the list of the back office. */
export const StaffDevice = v.object({
  id: Id,
  name: v.string(),
  branchId: Id,
  /** Null while its code is not used. */
  enrolledAt: orNull(Instant),
  lastSeenAt: orNull(Instant),
  /** Until when its code may be used; null once it is enrolled. */
  codeUntil: orNull(Instant),
});
export type StaffDevice = v.InferOutput<typeof StaffDevice>;

/** A person who may enter on a shared tablet by a PIN. */
export const DevicePerson = v.object({
  id: Id,
  name: orNull(v.string()),
  role: v.picklist(STAFF_ROLES),
  /** Whether the person has signed in and not out, here or elsewhere. */
  isOnShift: flag(),
});
export type DevicePerson = v.InferOutput<typeof DevicePerson>;

/** A shared tablet as its own browser reads it, also without a session. */
export const OwnDevice = v.object({
  id: Id,
  name: v.string(),
  brandName: orNull(LocalizedText),
  branchName: orNull(LocalizedText),
  people: listOf(DevicePerson),
});
export type OwnDevice = v.InferOutput<typeof OwnDevice>;

/** An order that waits for an answer, as a locked tablet shows it: no guest, no dishes, no sums. */
export const WaitingOrder = v.object({
  id: Id,
  number: v.pipe(v.number(), v.safeInteger()),
  serviceType: ServiceType,
  timestamp: orNull(Instant),
});
export type WaitingOrder = v.InferOutput<typeof WaitingOrder>;

/** What waits at the branch of a shared tablet. */
export const WaitingOrders = v.object({ orders: listOf(WaitingOrder) });
export type WaitingOrders = v.InferOutput<typeof WaitingOrders>;
