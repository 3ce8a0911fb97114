import { busyMinutesAt } from '@dasturxon/core/branch';
import { type PlatformType, type Product, readyInMinutes } from '@dasturxon/core/catalog';
import { formatTime, leftToRight } from '@dasturxon/core/format';
import { ROAD_FACTOR } from '@dasturxon/core/delivery-area';
import { expectedIfOrdered, minutesRange } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { lazyModule } from '../../../lazy/lazy-module.ts';
import { useApi } from '../../../domains/session/api.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { pageAtom } from '../../../store/boot.ts';
import { servingBranchQuery } from '../../../domains/checkout/slots.ts';
import { cartLinesAtom } from '../../../domains/cart/cart.ts';
import { menuBranchIdAtom, nearestBranchAtom } from '../../../domains/branches/nearest-branch.ts';
import { serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import styles from './checkout.module.css';

const menuQuery = lazyModule(() => import('../../../domains/menu/menu-query.ts'));

/** As wide as a time. */
const UNKNOWN = '00:00';

/**
 * When the basket would be ready, or a delivery would arrive, if it were ordered now (IMP-05); its room while the menu is
 * not known.
 */
export function ReadyAbout() {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const { shell } = useAtomValue(pageAtom);
  const ids = new Set(useAtomValue(cartLinesAtom).map((line) => line.productId));
  const whole = useWholeProducts(shell === 'web' ? 'WEB' : 'TG');
  const products = whole.filter(({ id }) => ids.has(id));
  const serviceType = useAtomValue(serviceTypeAtom);
  const nearest = useAtomValue(nearestBranchAtom);
  const road = nearest?.distance == null ? null : nearest.distance * ROAD_FACTOR;
  const branchId = useAtomValue(menuBranchIdAtom);
  const branch = useQuery(servingBranchQuery(useApi(), branchId)).data;
  const busy = branch ? busyMinutesAt(branch, now()) : 0;
  const wanted = { serviceType, cookingTime: readyInMinutes(products, 0), busyMinutes: busy, distance: road };
  const moment = expectedIfOrdered(wanted, now());
  const range = minutesRange(moment, now());
  const minutes = leftToRight(range ? `${range.from}–${range.to}` : '');
  const isKnown = products.length > 0;
  const readyTime = isKnown ? leftToRight(formatTime(moment, timeZone)) : UNKNOWN;
  return (
    <span className={isKnown ? undefined : styles.room}>
      {serviceType === 'DELIVERY'
        ? t`Arrives around ${readyTime} · ${minutes} min`
        : t`Ready around ${readyTime} · ${minutes} min`}
    </span>
  );
}

const NONE: readonly Product[] = [];

/** The products with what a page's rows leave out. What reads them comes after the screen, as does this. */
function useWholeProducts(type: PlatformType): readonly Product[] {
  const api = useApi();
  const cache = useQueryClient();
  const query = queryOptions({
    queryKey: ['menu', 'products', type],
    queryFn: async () => {
      const { overallQuery } = await menuQuery.load();
      return (await cache.fetchQuery(overallQuery(api, type))).products;
    },
    staleTime: 5 * 60_000,
  });
  return useQuery(query).data ?? NONE;
}
