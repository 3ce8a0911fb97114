import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why money goes back, by the reason of the refund. One that is missing is not shown. */
export const REFUND_REASON_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ORDER_CANCELED: msg`The order was cancelled`,
  EDITED: msg`The order became cheaper`,
  STAFF: msg`Decided by staff`,
};
