import { useLingui } from '@lingui/react/macro';
import { viewOfNearestArea } from '@dasturxon/core/delivery-area';

import type { DeliveryArea } from '../../data/delivery-area.ts';
import type { PickedPlace } from './use-picked-place.ts';

/** Outside every area: a button that shows the nearest one; null where there is no need of it (VAL-14). */
export function useShowArea(
  { regions, passes }: DeliveryArea,
  { pin, look }: PickedPlace,
): { label: string; onAction: () => void } | null {
  const { t } = useLingui();
  if (passes(pin.center)) return null;
  const view = viewOfNearestArea(regions, pin.center);
  return view && { label: t`Show the area`, onAction: () => look(view.center, view.zoom) };
}
