import * as v from 'valibot';

import { Role } from '../auth/user.schema.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, Instant, orNull } from '../kernel/wire.ts';
import { PERMISSIONS } from './permissions.ts';

/** A branch as the back office lists it. */
export const StaffBranch = v.object({
  id: Id,
  name: orNull(LocalizedText),
  /** Until when it takes no orders; null while it does. */
  pausedUntil: orNull(Instant),
  /** Who paused it; null while it is not paused, and for a pause that the platform began. */
  pausedBy: orNull(v.string()),
  pauseReason: orNull(v.string()),
});
export type StaffBranch = v.InferOutput<typeof StaffBranch>;

/** Who is signed in to the back office, and what they may do there. */
export const StaffSession = v.object({
  userId: Id,
  name: orNull(v.string()),
  role: Role,
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** The branches within the person's scope. */
  branches: v.array(StaffBranch),
  brandName: orNull(LocalizedText),
  /** IANA zone of the merchant. */
  timeZone: v.string(),
  /** The tenant, as `X-Merchant-Id` confirms it. */
  merchantId: Id,
});
export type StaffSession = v.InferOutput<typeof StaffSession>;
