import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why ordering is closed: no service type (SET-01), or no payment method (D22). */
export type WhyClosed = 'service' | 'payment';

/** The sentence about why ordering is closed. */
export function orderingClosed(i18n: I18n, why: WhyClosed): string {
  return i18n._(
    why === 'service'
      ? msg`Ordering is closed for now.`
      : msg`Ordering is closed: no way to pay is available right now.`,
  );
}
