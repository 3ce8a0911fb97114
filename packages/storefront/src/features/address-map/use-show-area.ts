import { useLingui } from '@lingui/react/macro';

import type { DeliveryArea } from '../../domains/addresses/delivery-area.ts';
import type { PickedPlace } from './use-picked-place.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

// Most pins are inside: the search for the nearest area loads with the first that is not.
const nearestArea = lazyModule(() => import('./nearest-area.ts'));

/** Outside every area: a button that shows the nearest one; null where there is no need of it (VAL-14). */
export function useShowArea(
  { regions, passes }: DeliveryArea,
  { pin, look }: PickedPlace,
): { label: string; onAction: () => void } | null {
  const { t } = useLingui();
  const isOutside = !passes(pin.center);
  const nearest = useLazyModule(nearestArea, isOutside);
  const view = isOutside && nearest ? nearest.viewOfNearestArea(regions, pin.center) : null;
  return view && { label: t`Show the area`, onAction: () => look(view.center, view.zoom) };
}

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
