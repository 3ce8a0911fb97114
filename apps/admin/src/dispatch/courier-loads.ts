import type { DispatchCourier, DispatchState } from '@dasturxon/core/dispatch';
import { type BoardOrder, isInScope } from '@dasturxon/core/staff';

/** A courier with what they carry: open orders, cash in so'm, and the last known position. */
export type CourierLoad = {
  courier: DispatchCourier;
  orders: readonly BoardOrder[];
  cash: number;
  position: { lat: number; lon: number; at: Date } | null;
};

/** The couriers with what they carry; those with fewer orders first. */
export function courierLoads(
  { couriers, positions }: Pick<DispatchState, 'couriers' | 'positions'>,
  carried: readonly BoardOrder[],
): CourierLoad[] {
  return couriers
    .map((courier) => {
      const orders = carried.filter(({ courierId }) => courierId === courier.id);
      const known = positions
        .filter(({ orderId }) => orders.some(({ id }) => id === orderId))
        .toSorted((one, other) => other.at.localeCompare(one.at))[0];
      return {
        courier,
        orders,
        cash: courier.cash.reduce((sum, { amount }) => sum + amount, 0),
        position: known ? { lat: known.lat, lon: known.lon, at: new Date(known.at) } : null,
      };
    })
    .toSorted((one, other) => one.orders.length - other.orders.length);
}

/** The couriers who work at the branches of all of some orders. */
export const couriersFor = (loads: readonly CourierLoad[], orders: readonly BoardOrder[]): CourierLoad[] =>
  loads.filter(({ courier }) => orders.every(({ branchId }) => isInScope(courier.branchIds, branchId)));
