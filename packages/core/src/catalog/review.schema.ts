import * as v from 'valibot';

import { Id, Instant, orNull, Stars } from '../kernel/wire.ts';

/** A guest's word on a product (ENT-28). */
export const Review = v.object({
  id: Id,
  productId: Id,
  grade: Stars,
  comment: orNull(v.string()),
  /** What the restaurant answered (B34). */
  reply: orNull(v.string()),
  firstName: orNull(v.string()),
  createdDate: orNull(Instant),
});
export type Review = v.InferOutput<typeof Review>;
