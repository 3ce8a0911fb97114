import { clearAfterSuccess } from '@dasturxon/core/order';
import { formatAddressDetails, readAddressDetails } from '@dasturxon/core/address';

import { EMPTY_DRAFT, type DraftChoices } from '../../../domains/checkout/order-draft.ts';

/** Fields of the draft that stand for the receiver (IMP-10). */
const RECEIVER = ['receiverName', 'receiverPhone'] as const;

/**
 * The draft after its order was placed: comments, promo, cashback, receiver, later-flag and the extra fields of the
 * address are set back; how, where and how to pay stay (ST-07, ST-08).
 */
export function draftAfterSuccess(draft: DraftChoices): DraftChoices {
  const { address } = draft;
  const cleared = clearAfterSuccess(draft);
  const details = clearAfterSuccess(readAddressDetails(address));
  return {
    ...cleared,
    comment: EMPTY_DRAFT.comment,
    courierComment: EMPTY_DRAFT.courierComment,
    promoCode: EMPTY_DRAFT.promoCode,
    ...Object.fromEntries(RECEIVER.map((name) => [name, EMPTY_DRAFT[name]])),
    address: address && { ...address, details: formatAddressDetails({ ...details, comment: '' }) },
  };
}
