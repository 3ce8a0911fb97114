import { useLingui } from '@lingui/react/macro';

import type { DeliveryArea } from '../../domains/addresses/delivery-area.ts';
import type { PickedPlace } from './use-picked-place.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

// Most pins stand inside: what finds the nearest area comes with the first that does not.
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
