import type { PointsReason } from '@dasturxon/core/loyalty';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
