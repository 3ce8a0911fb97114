import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Instant, orNull } from '../../kernel/wire.ts';
import { STAFF_ROLES } from './may-grant.ts';

/** Branch ids; null is every branch. */
const Branches = v.nullable(v.array(Id));

/** A member of staff as colleagues with the right to see the list see them. */
export const StaffMember = v.object({
  id: Id,
  name: orNull(v.string()),
  /** Masked. */
  phone: orNull(v.string()),
  role: v.picklist(STAFF_ROLES),
  branchIds: Branches,
  /** Whether a passkey or an authenticator app is set up. */
  hasFactor: v.boolean(),
  /** Whether a PIN for shared tablets is set. */
  hasPin: flag(),
  /** Open sessions of the back office. */
  sessions: v.number(),
  lastSeenAt: orNull(Instant),
  /** Whether the reader may change this person. */
  isManageable: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

/** An invitation that waits for its person. */
export const StaffInvite = v.object({
  id: Id,
  name: orNull(v.string()),
  role: v.picklist(STAFF_ROLES),
  branchIds: Branches,
  expiresAt: Instant,
  by: orNull(v.string()),
});
export type StaffInvite = v.InferOutput<typeof StaffInvite>;

/** What an invited person reads before they accept. */
export const InviteOffer = v.object({
  brandName: orNull(LocalizedText),
  role: v.picklist(STAFF_ROLES),
  /** Names of the branches; null is every branch. */
  branches: v.nullable(v.array(orNull(LocalizedText))),
  expiresAt: Instant,
});
export type InviteOffer = v.InferOutput<typeof InviteOffer>;
