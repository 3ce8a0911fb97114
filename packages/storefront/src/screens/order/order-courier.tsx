import type { OrderDetails } from '@dasturxon/core/api';

import { CourierCard } from '../../features/courier/courier-card.tsx';
import { LazyMap } from '../map/lazy-map.tsx';

/** The courier of an order that is on its way, with the map. */
export function OrderCourier({ order }: { order: OrderDetails }) {
  return <CourierCard order={order} Map={LazyMap} />;
}
