import type { MapPoint } from '@dasturxon/admin-ui/point-map';
import type { DispatchState } from '@dasturxon/core/dispatch';
import { isCourierMissing } from '@dasturxon/core/dispatch';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import type { CourierLoad } from './courier-loads.ts';
import styles from './dispatch.module.css';
import { OnePlaceDialog } from './one-place-dialog.tsx';

const PointMap = lazy(async () => ({
  default: (await import('@dasturxon/admin-ui/point-map')).PointMap,
}));

type Props = {
  orders: readonly BoardOrder[];
  loads: readonly CourierLoad[];
  state: DispatchState;
  session: StaffSession;
  chosenId: string | null;
  now: Date;
  onChoose: (id: string) => void;
};

function orderPoint(order: BoardOrder, about: { isChosen: boolean; now: Date; label: string }): MapPoint[] {
  if (!order.point) return [];
  const { isChosen, now, label } = about;
  const tone = isChosen ? 'chosen' : isCourierMissing(order, now) ? 'bad' : 'plain';
  return [{ id: order.id, ...order.point, kind: 'order', sign: String(order.number).slice(-3), label, tone }];
}

/** The branches that the orders come from, so that a branch of another city does not stretch the map; all without orders. */
const branchesOf = ({ branches }: StaffSession, orders: readonly BoardOrder[]) =>
  orders.length === 0
    ? branches
    : branches.filter(({ id }) => orders.some(({ branchId }) => branchId === id));

/** Orders, couriers and branches on a map. Everything on it is in the lists beside it too. */
export function DispatchMap({ orders, loads, state, session, chosenId, now, onChoose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [together, setTogether] = useState<readonly string[]>([]);
  const known = (ids: readonly string[]) => orders.filter(({ id }) => ids.includes(id));
  const press = (ids: readonly string[]) => {
    const [first, ...others] = known(ids);
    if (others.length > 0) setTogether(ids);
    else if (first) onChoose(first.id);
  };
  const labelOf = (number: number) => t`Order ${number}`;
  const points: MapPoint[] = [
    ...branchesOf(session, orders).flatMap(({ id, name, latitude: lat, longitude: lon }): MapPoint[] =>
      lat === null || lon === null
        ? []
        : [{ id, lat, lon, kind: 'branch', sign: '⌂', label: localize(name, language) || id }],
    ),
    ...orders.flatMap((order) =>
      orderPoint(order, { isChosen: order.id === chosenId, now, label: labelOf(order.number) }),
    ),
    ...loads.flatMap(({ courier: { id, name }, position }): MapPoint[] =>
      position === null
        ? []
        : [
            {
              id,
              lat: position.lat,
              lon: position.lon,
              kind: 'courier',
              sign: (name ?? '?').slice(0, 2),
              label: name ?? '',
            },
          ],
    ),
  ];
  const attribution = state.tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`;
  return (
    <div className={styles['map']}>
      <Suspense>
        <PointMap
          points={points}
          tiles={{ url: state.tilesUrl, attribution }}
          labels={{ map: t`Map of orders and couriers`, zoomIn: t`Zoom in`, zoomOut: t`Zoom out` }}
          onChoose={press}
        />
      </Suspense>
      {known(together).length > 0 && (
        <OnePlaceDialog
          orders={known(together)}
          session={session}
          now={now}
          onChoose={onChoose}
          onClose={() => setTogether([])}
        />
      )}
    </div>
  );
}
