import * as v from 'valibot';

import { Role } from '../auth/user.schema.ts';
import { Busy } from '../branch/busy.ts';
import { ServicePause } from '../branch/service-pause.ts';
import { CapacityTonight } from '../branch/slot-capacity.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, Latitude, Longitude, listOf, orElse, orNull } from '../kernel/wire.ts';
import { KitchenSetup, PLAIN_KITCHEN } from '../kitchen/kitchen-setup.schema.ts';
import { ACCEPT_BY_HAND, AutoAccept } from './auto-accept.ts';
import { MeasuredTime } from './measured-times.ts';
import { PERMISSIONS } from './permissions.ts';
import { FACTOR_STATES } from './sign-in/second-factor.ts';

/** A branch as the back office lists it. */
export const StaffBranch = v.object({
  id: Id,
  name: orNull(LocalizedText),
  /** Where guests call it. */
  phone: orNull(v.string()),
  /** Until when it takes no orders; null while it does. */
  pausedUntil: orNull(Instant),
  /** The person who paused it; null while it is not paused, and for an automatic pause. */
  pausedBy: orNull(v.string()),
  pauseReason: orNull(v.string()),
  /** How much longer it takes; null while it is not busy. */
  busy: orNull(Busy),
  /** Services that it takes no orders for until a moment. */
  pausedServices: listOf(ServicePause),
  /** How many later orders it takes per slot; null: any number. */
  slotCapacity: orNull(v.number()),
  /** Another number for tonight. */
  tonight: orNull(CapacityTonight),
  /** Minutes that it needed for four of five orders about this hour of the last weeks, by load; empty from too few (B52). */
  measured: listOf(MeasuredTime),
  kitchen: orElse(KitchenSetup, PLAIN_KITCHEN),
  latitude: orNull(Latitude),
  longitude: orNull(Longitude),
  autoAccept: orElse(AutoAccept, ACCEPT_BY_HAND),
});
export type StaffBranch = v.InferOutput<typeof StaffBranch>;

/** The member of staff who is signed in to the back office, and their permissions. */
export const StaffSession = v.object({
  userId: Id,
  name: orNull(v.string()),
  role: Role,
  /** Before the factor is proven or set up the session has no permissions and no branches. */
  factor: orElse(v.picklist(FACTOR_STATES), 'OPTIONAL'),
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** Whether the session is on a shared tablet, which locks itself. */
  isShared: flag(),
  /** The branches within the person's scope. */
  branches: v.array(StaffBranch),
  brandName: orNull(LocalizedText),
  /** IANA zone of the merchant. */
  timeZone: v.string(),
  /** The brand is new and its set-up is not ended; only people who publish settings see it. */
  isBeingSetUp: flag(),
  /** When the brand is deleted; owners see it from three days before (BO-523). Null: not, or not so soon. */
  deletionAt: orNull(Instant),
  /** The tenant, as `X-Merchant-Id` confirms it. */
  merchantId: Id,
});
export type StaffSession = v.InferOutput<typeof StaffSession>;
