import type { PointsReason } from '@dasturxon/core/loyalty';
import type { GuestSegment } from '@dasturxon/core/promo';
import type { AdjustReason, BlockReason } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Groups of guests, as promotions mean them. */
export const SEGMENT_LABELS: Readonly<Record<GuestSegment, MessageDescriptor>> = {
  NEW: msg`New guests: no order received yet`,
  SLEEPING_30: msg`No order for more than 30 days`,
  SLEEPING_60: msg`No order for more than 60 days`,
  TOP: msg`The best 10 % of guests in 90 days`,
};

/** Why a guest is blocked. */
export const BLOCK_LABELS: Readonly<Record<BlockReason, MessageDescriptor>> = {
  PRANK: msg`Prank orders`,
  UNPAID: msg`Does not take or pay for orders`,
  RUDE: msg`Rude or dangerous to staff`,
  FRAUD: msg`Abuse of promotions or points`,
  OTHER: msg`Another reason`,
};

/** Why staff changed the points of a guest. */
export const ADJUST_LABELS: Readonly<Record<AdjustReason, MessageDescriptor>> = {
  APOLOGY: msg`Apology for an order`,
  GIFT: msg`Gift of the restaurant`,
  MISSED: msg`Points that were missing`,
  BY_MISTAKE: msg`Points given by mistake`,
  ABUSE: msg`Points gained by abuse`,
};

/** Why points came or went. */
export const POINTS_LABELS: Readonly<Record<PointsReason, MessageDescriptor>> = {
  SPENT: msg`Spent on an order`,
  EARNED: msg`Earned with an order`,
  STAMPS: msg`Free dish, returned as points`,
  FRIEND_ORDERED: msg`For a friend’s first order`,
  WELCOME: msg`Gift for the first order`,
  RETURNED: msg`Points returned`,
  TAKEN_BACK: msg`Taken back after a refund`,
  ADJUSTED: msg`Balance correction`,
};

const KNOWN: Readonly<Partial<Record<string, MessageDescriptor>>> = POINTS_LABELS;

/** Why points came or went; a newer server may know more reasons. */
export const pointsLabel = ({ amount, reason }: { amount: number; reason: string | null }) =>
  KNOWN[reason ?? ''] ?? (amount < 0 ? POINTS_LABELS.SPENT : POINTS_LABELS.EARNED);
