import * as v from 'valibot';

import { Id, Instant, orNull } from '../../kernel/wire.ts';

/** Who has acknowledged an alert, and when. It holds for everyone at the branch. */
export const SeenAlert = v.object({
  /** What was acknowledged: one of the alert's `causes`. */
  cause: v.string(),
  branchId: Id,
  /** The person's name; null where they have given none. */
  by: orNull(v.string()),
  at: Instant,
});
export type SeenAlert = v.InferOutput<typeof SeenAlert>;
