import * as v from 'valibot';

import { Instant, listOf } from '../kernel/wire.ts';

/** Findings as the back office reads them. A code that a screen does not know is shown as it is. */
export const BrandFindings = v.object({
  checkedAt: Instant,
  findings: listOf(
    v.object({
      code: v.string(),
      severity: v.picklist(['error', 'warning']),
      where: v.object({ kind: v.string(), id: v.string(), name: v.string() }),
      facts: v.record(v.string(), v.string()),
      isFixable: v.boolean(),
    }),
  ),
});
export type BrandFindings = v.InferOutput<typeof BrandFindings>;
