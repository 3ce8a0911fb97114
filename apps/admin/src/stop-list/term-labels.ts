import type { STOP_CHOICES } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the terms that need nothing more to be chosen. */
export const TERM_LABELS: Readonly<Record<(typeof STOP_CHOICES)[number], MessageDescriptor>> = {
  '1H': msg`1 hour`,
  '2H': msg`2 hours`,
  '4H': msg`4 hours`,
  TOMORROW: msg`Until tomorrow’s opening`,
  FOR_GOOD: msg`Until I put it back`,
};
