import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why nobody can order: nothing to have it by is offered (SET-01), or nothing to pay with (D22). */
export type WhyClosed = 'service' | 'payment';

/** The sentence about it. */
export function closedText(i18n: I18n, why: WhyClosed): string {
  return i18n._(
    why === 'service'
      ? msg`Ordering is closed for now.`
      : msg`Ordering is closed: no way to pay is available right now.`,
  );
}
