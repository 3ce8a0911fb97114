import type { OrderDetails } from '@dasturxon/core/api';

import { RestaurantCard } from '../../features/courier/restaurant-card.tsx';
import { LazyMap } from '../map/lazy-map.tsx';

/** Who cooks the order and how to reach them, with the map while it is on its way. */
export function OrderRestaurant({ order }: { order: OrderDetails }) {
  return <RestaurantCard order={order} Map={LazyMap} />;
}
