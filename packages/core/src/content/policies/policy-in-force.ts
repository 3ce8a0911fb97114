import type { LocalizedText } from '../../kernel/localized-text.ts';

/** A version of a text, and from when it is in force; null: since it was published. */
export type PolicyVersion = { text: LocalizedText; inForceFrom: Date | null };

/** The published version, and the one that is in force until then. */
export type PolicyVersions = PolicyVersion & { before: PolicyVersion | null };

const isAhead = ({ inForceFrom }: PolicyVersion, now: Date) => inForceFrom !== null && inForceFrom > now;

/** The version that is in force. A first text that is not in force yet is read with its date, since there is no other. */
export const policyInForce = ({ before, ...own }: PolicyVersions, now: Date): PolicyVersion =>
  before !== null && isAhead(own, now) ? before : own;

/** What is kept once a version is published: until it is in force, also the one that is in force now. */
export const withVersion = (
  published: PolicyVersions | null,
  next: PolicyVersion,
  now: Date,
): PolicyVersions => ({
  ...next,
  before: published !== null && isAhead(next, now) ? policyInForce(published, now) : null,
});
