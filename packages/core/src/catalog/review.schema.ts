import * as v from 'valibot';

import { Id, Instant, orNull } from '../kernel/wire.ts';

/** A guest's word on a product (ENT-28). */
export const Review = v.object({
  id: Id,
  productId: Id,
  grade: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: orNull(v.string()),
  firstName: orNull(v.string()),
  createdDate: orNull(Instant),
});
export type Review = v.InferOutput<typeof Review>;
