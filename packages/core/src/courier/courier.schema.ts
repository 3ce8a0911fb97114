import * as v from 'valibot';

import { BranchRef } from '../branch/branch-ref.schema.ts';
import { Id, orElse, orNull } from '../kernel/wire.ts';
import { User } from '../auth/user.schema.ts';
import { CourierStatus } from './courier-status.schema.ts';

/** A courier's whole record (ENT-41). For staff; a guest gets CourierPublic. */
export const Courier = v.object({
  id: Id,
  balance: orElse(v.number(), 0),
  user: orNull(User),
  status: CourierStatus,
  branch: orNull(BranchRef),
});
export type Courier = v.InferOutput<typeof Courier>;

/** What a guest may know of the courier who brings the order (ENT-41), and nothing else. */
export const CourierPublic = v.object({
  id: Id,
  status: CourierStatus,
  firstName: orNull(v.string()),
  phone: orNull(v.string()),
  latitude: orNull(v.number()),
  longitude: orNull(v.number()),
});
export type CourierPublic = v.InferOutput<typeof CourierPublic>;
