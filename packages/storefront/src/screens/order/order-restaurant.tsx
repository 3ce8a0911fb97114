import type { OrderDetails } from '@dasturxon/core/api';

import { RestaurantCard } from '../../features/courier/restaurant-card.tsx';
import { LazyMap } from '../map/lazy-map.tsx';

/** The restaurant of the order and its contacts, with the map while it is on its way. */
export function OrderRestaurant({ order }: { order: OrderDetails }) {
  return <RestaurantCard order={order} Map={LazyMap} />;
}
