import {
  type CancelReason,
  NO_ANSWER_REASON,
  REJECTION_REASONS,
  type RejectionReason,
  UNPAID_REASON,
} from '@dasturxon/core/order';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a customer chooses from. */
export const CANCEL_LABELS: Readonly<Record<CancelReason, MessageDescriptor>> = {
  CHANGED_MIND: msg`I changed my mind`,
  BY_MISTAKE: msg`I ordered by mistake`,
  TOO_LONG: msg`It is taking too long`,
  OTHER: msg`Another reason`,
};

/** Why the kitchen refused; the order also contains the text in the language of that moment. */
const REFUSED: Readonly<Record<RejectionReason, MessageDescriptor>> = {
  OUT_OF_STOCK: msg`Something in the order has run out`,
  TOO_BUSY: msg`The kitchen is too busy right now`,
  CLOSING: msg`We are closing`,
  NO_COURIER: msg`No courier is available`,
  TOO_FAR: msg`We cannot deliver to this address`,
  UNREACHABLE: msg`We could not reach you by phone`,
  DUPLICATE: msg`The same order was placed twice`,
  GUEST_ASKED: msg`Cancelled at your request`,
  // A guest under suspicion does not read so.
  SUSPECTED: msg`We could not confirm the order`,
};

const REASON_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...CANCEL_LABELS,
  OTHER: msg`Cancelled by the customer`,
  [UNPAID_REASON]: msg`It was not paid in time`,
  [NO_ANSWER_REASON]: msg`The restaurant did not answer in time`,
};

type Cancelled = { reason: string | null; reasonComment: string | null };

/**
 * The customer's text about why an order was cancelled (IMP-17): our codes translated, the staff's comment unchanged.
 */
export function cancelReason(i18n: I18n, { reason, reasonComment }: Cancelled): string | null {
  const domainError = REJECTION_REASONS.find((code) => code === reason);
  if (domainError) return i18n._(REFUSED[domainError]);
  const label = reason && REASON_LABELS[reason];
  if (label) return [i18n._(label), reasonComment].filter(Boolean).join(': ');
  return reasonComment ?? reason;
}
