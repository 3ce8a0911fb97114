import {
  BRANCH_MAP_ZOOM,
  DEFAULT_MAP_CENTRE,
  isAlwaysServed,
  type Region,
  toGeoPoint,
  toLatLng,
} from '@dasturxon/core/delivery-area';
import { leftToRight } from '@dasturxon/core/format';
import { paymentIcon } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PaymentIcon } from '@dasturxon/ui/payment-icon';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, useMemo } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useMapLabels } from '../../i18n/labels/map-labels.ts';
import { pageAtom } from '../../store/boot.ts';
import { selectedCityIdAtom } from '../../domains/branches/cities.ts';
import { usePaymentPlatform } from '../../domains/checkout/platform.ts';
import { weekdayNames } from '../../i18n/labels/day-name.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import styles from './delivery-terms.module.css';
import { regionsQuery } from '../../domains/addresses/regions.ts';

const NONE: readonly never[] = [];

/** Where is delivered to, at what price, and how it can be paid (D3). What does not come is left out (ERR-08). */
export function DeliveryTerms({ Map }: { Map: ComponentType<MapViewProps> }) {
  const { services } = useAtomValue(pageAtom).settings;
  const regions = useQuery(regionsQuery(useApi())).data ?? NONE;
  return (
    <>
      {services.includes('DELIVERY') && regions.length > 0 ? <Zones Map={Map} regions={regions} /> : null}
      <WaysToPay />
    </>
  );
}

function Zones({ Map, regions }: { Map: ComponentType<MapViewProps>; regions: readonly Region[] }) {
  const { t } = useLingui();
  const { tilesUrl } = useAtomValue(pageAtom);
  const { labels: mapLabels, attribution } = useMapLabels(tilesUrl);
  const format = useOrderFormats();
  const polygons = useMemo(
    () => regions.map(({ polygon }) => polygon.map((pair) => toGeoPoint(toLatLng(pair)))),
    [regions],
  );
  const cityId = useAtomValue(selectedCityIdAtom) ?? regions[0]?.cityId ?? null;
  const points = useMemo(
    () => polygons.filter((_, index) => regions[index]?.cityId === cityId).flat(),
    [polygons, regions, cityId],
  );
  return (
    <SectionCard title={t`Where we deliver`}>
      <div className={styles.map}>
        <Map
          camera={{ center: DEFAULT_MAP_CENTRE, zoom: BRANCH_MAP_ZOOM, fit: points }}
          tiles={{ url: tilesUrl, attribution }}
          labels={{ ...mapLabels, map: t`Delivery areas on the map` }}
          polygons={polygons}
        />
      </div>
      <ul>
        {regions.map((region) => {
          const { id, name, price } = region;
          return name ? (
            <li key={id} className={styles.area}>
              <span>
                {name}
                <ZoneHours zone={region} />
              </span>
              <bdi className={styles.price}>{price === null ? t`by distance` : format.money(price)}</bdi>
            </li>
          ) : null;
        })}
      </ul>
    </SectionCard>
  );
}

/** When a zone is served, where that is not whenever its branch delivers (BO-397). */
function ZoneHours({ zone }: { zone: Region }) {
  const { i18n } = useLingui();
  if (isAlwaysServed(zone)) return null;
  const hours = leftToRight(`${zone.from}–${zone.until}`);
  return (
    <small className={styles.hours}>
      {[weekdayNames(i18n, zone.days), hours].filter(Boolean).join(' · ')}
    </small>
  );
}

function WaysToPay() {
  const { t } = useLingui();
  const nameOf = usePaymentNames();
  const methods = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform())).data ?? NONE;
  if (methods.length === 0) return null;
  return (
    <SectionCard title={t`How to pay`}>
      {methods.map(({ id, type, name }) => (
        <Cell key={id} icon={<PaymentIcon name={paymentIcon(type)} />} title={nameOf(type, name)} />
      ))}
    </SectionCard>
  );
}
