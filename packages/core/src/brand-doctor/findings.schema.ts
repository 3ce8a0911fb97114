import * as v from 'valibot';

import { Instant, listOf, orNull } from '../kernel/wire.ts';

/** What a check-up covers: the services that the brand depends on too, or the brand alone, which waits for no one. */
export const CheckUpScope = v.picklist(['ALL', 'BRAND']);
export type CheckUpScope = v.InferOutput<typeof CheckUpScope>;

const Found = v.object({
  code: v.string(),
  severity: v.picklist(['error', 'warning']),
  where: v.object({ kind: v.string(), id: v.string(), name: v.string() }),
  facts: v.record(v.string(), v.string()),
  isFixable: v.boolean(),
});

/** What is wrong with the changes of a draft, errors first: the first ones, and how many there are. */
export const PublicationFindings = v.object({
  findings: listOf(Found),
  errorCount: v.pipe(v.number(), v.safeInteger()),
  warningCount: v.pipe(v.number(), v.safeInteger()),
  /** What a publication carries once a person has confirmed these errors; null without errors. */
  confirmation: orNull(v.string()),
});
export type PublicationFindings = v.InferOutput<typeof PublicationFindings>;

/** Findings as the back office reads them. A code that a screen does not know is shown as it is. */
export const BrandFindings = v.object({
  checkedAt: Instant,
  findings: listOf(Found),
  /** The services and hosts that were asked and did not answer, by name: what they know was not checked. */
  unanswered: v.optional(listOf(v.string()), []),
});
export type BrandFindings = v.InferOutput<typeof BrandFindings>;
