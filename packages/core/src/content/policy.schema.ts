import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Instant, orNull } from '../kernel/wire.ts';

/** Texts every brand owes its guests (ENUM-06). */
export const POLICY_TYPES = ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'] as const;
/** Which of the texts (ENUM-06). */
export const PolicyType = v.picklist(POLICY_TYPES);
export type PolicyType = v.InferOutput<typeof PolicyType>;

/** One of those texts (ENT-13). */
export const Policy = v.object({
  type: PolicyType,
  text: LocalizedText,
  /** From when it is in force; null without a date. */
  inForceFrom: v.fallback(orNull(Instant), null),
});
export type Policy = v.InferOutput<typeof Policy>;
