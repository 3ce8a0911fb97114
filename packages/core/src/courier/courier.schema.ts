import * as v from 'valibot';

import { Id, orNull } from '../kernel/wire.ts';
import { CourierStatus } from './courier-status.schema.ts';

/** A guest's view of their order's courier (ENT-41). */
export const CourierPublic = v.object({
  id: Id,
  status: CourierStatus,
  firstName: orNull(v.string()),
  phone: orNull(v.string()),
  latitude: orNull(v.number()),
  longitude: orNull(v.number()),
});
export type CourierPublic = v.InferOutput<typeof CourierPublic>;
