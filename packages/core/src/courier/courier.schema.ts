import * as v from 'valibot';

import { Id, orNull } from '../kernel/wire.ts';
import { CourierStatus } from './courier-status.schema.ts';

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
