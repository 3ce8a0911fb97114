import { useLingui } from '@lingui/react/macro';

import type { PickedPlace } from './use-picked-place.ts';

/** What to do, or what is being done, in a line under the street. */
export function usePlaceNote(place: PickedPlace, passesAreaCheck: boolean): string | null {
  const { t } = useLingui();
  if (!passesAreaCheck) return t`We deliver inside the blue areas`;
  if (place.isWaiting) return t`Looking for the street…`;
  if (place.isFailed) return t`Search for the street`;
  if (place.street) return null;
  return place.isAsked
    ? t`No street found here. Move the map or type the street`
    : t`Move the map until the pin is at your door`;
}
