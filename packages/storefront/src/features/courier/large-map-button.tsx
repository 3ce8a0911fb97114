import type { OrderDetails } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { MapIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { followCell } from '../../router/follow-cell.ts';
import { hasMap } from './order-map.tsx';

/** The way to the order's own page of the map (RT-34), where there is anything to show on it. */
export function LargeMapButton({ order, small }: { order: OrderDetails; small?: boolean }) {
  const { t } = useLingui();
  const path = `/profile/orders/${order.id}/map`;
  if (!hasMap(order)) return null;
  return (
    <PrimaryButton
      look={{ tone: 'quiet', small }}
      native={{ href: path }}
      before={<MapIcon size={20} />}
      onClick={followCell(path)}
    >
      {t`Large map`}
    </PrimaryButton>
  );
}
