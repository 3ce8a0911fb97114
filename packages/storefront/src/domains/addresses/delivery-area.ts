import { orderMoment } from '@dasturxon/core/catalog';
import { type GeoPoint, passesAreaCheck, type Region, zonesAt } from '@dasturxon/core/delivery-area';
import { withAreaCheck } from '@dasturxon/core/merchant';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../hosts/deps.ts';
import { settingsAtom } from '../../store/boot.ts';
import { useApi } from '../session/api.ts';
import { orderSettingsQuery } from '../checkout/order-settings.ts';
import { orderDraftAtom } from '../checkout/order-draft.ts';
import { regionsQuery } from './regions.ts';

/** Where the merchant delivers: what to draw, and whether a point may be chosen. */
export type DeliveryArea = { regions: readonly Region[]; passes: (point: GeoPoint) => boolean };

const NONE: readonly Region[] = [];

/**
 * The delivery area, loaded only where it is validated (GEO-12, VAL-14, D48). While it is not known, or could not be
 * loaded, every point passes and nothing is drawn: the server checks again (ERR-08). Zones with hours are those of the moment
 * that the order is for.
 */
export function useDeliveryArea(): DeliveryArea {
  const api = useApi();
  const settings = useAtomValue(settingsAtom);
  const orderSettings = useQuery(orderSettingsQuery(api)).data ?? null;
  const validates = withAreaCheck(settings, orderSettings).features.deliveryArea;
  const { data } = useQuery({ ...regionsQuery(api), enabled: validates });
  const { now, timeZone: zone } = useDeps();
  const { later, day = null, time = null } = useAtomValue(orderDraftAtom);
  const at = orderMoment({ later, day, time }, { now: now(), zone });
  const regions = validates && data ? zonesAt(data, at) : undefined;
  return {
    regions: regions ?? NONE,
    passes: (point) =>
      regions === undefined || passesAreaCheck(regions, point, { shouldValidateDeliveryArea: true }),
  };
}
