import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';

/** Texts every brand owes its guests (ENUM-06). */
export const POLICY_TYPES = ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'] as const;
/** Which of the texts (ENUM-06). */
export const PolicyType = v.picklist(POLICY_TYPES);
export type PolicyType = v.InferOutput<typeof PolicyType>;

/** One of those texts (ENT-13). */
export const Policy = v.object({ type: PolicyType, text: LocalizedText });
export type Policy = v.InferOutput<typeof Policy>;
