import type { IfMissing } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the restaurant does when a dish of the order has run out (B15). */
export const IF_MISSING_LABELS: Readonly<Record<IfMissing, MessageDescriptor>> = {
  CALL: msg`Call me`,
  REPLACE: msg`Replace it with something similar`,
  REMOVE: msg`Remove it from the order`,
  CANCEL: msg`Cancel the order`,
};
