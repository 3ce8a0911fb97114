import { type MapPoint, PointMap } from '@dasturxon/admin-ui/point-map';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';
import styles from './order-log.module.css';

type Props = { order: BoardOrder; session: StaffSession; tilesUrl: string };

/** The address of an order and its branch on a map; the address is in the panel as text too. */
export function OrderMap({ order, session, tilesUrl }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const branch = session.branches.find(({ id }) => id === order.branchId);
  if (!order.point) return null;
  const number = order.number;
  const ofOrder: MapPoint = {
    id: order.id,
    ...order.point,
    kind: 'order',
    sign: String(number).slice(-3),
    label: t`Order ${number}`,
    tone: 'chosen',
  };
  const ofBranch: MapPoint[] =
    branch && branch.latitude !== null && branch.longitude !== null
      ? [
          {
            id: branch.id,
            lat: branch.latitude,
            lon: branch.longitude,
            kind: 'branch',
            sign: '⌂',
            label: localize(branch.name, language) || branch.id,
          },
        ]
      : [];
  const attribution = tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`;
  return (
    <div className={styles['map']}>
      <PointMap
        points={[ofOrder, ...ofBranch]}
        tiles={{ url: tilesUrl, attribution }}
        labels={{ map: t`Map of the address`, zoomIn: t`Zoom in`, zoomOut: t`Zoom out` }}
        onChoose={() => undefined}
      />
    </div>
  );
}
