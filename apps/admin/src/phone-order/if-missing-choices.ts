import type { IfMissing } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a guest on the phone may want when a dish has run out. */
export const IF_MISSING_CHOICES: Readonly<Record<IfMissing, MessageDescriptor>> = {
  CALL: msg`Call the guest`,
  REPLACE: msg`Replace it`,
  REMOVE: msg`Remove it`,
  CANCEL: msg`Cancel the order`,
};
