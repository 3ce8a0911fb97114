import type { MapFailure } from '@dasturxon/core/merchant';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why guests saw the simple map. */
export const MAP_REASONS: Readonly<Record<MapFailure, MessageDescriptor>> = {
  NO_KEY: msg`there was no key`,
  SCRIPT: msg`the script did not load: the key is refused, or the service is not reached`,
  TIMEOUT: msg`the service did not answer in time`,
  REFUSED: msg`the service refused the key`,
  BROKEN: msg`the service answered with an error`,
};
