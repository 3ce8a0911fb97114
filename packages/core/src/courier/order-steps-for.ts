import { canMove, pathBetween } from '../order/status/order-machine.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { CourierStatus } from './courier-status.schema.ts';

/** Ends of a delivery without a hand-over: the order waits at the branch for another courier. */
const LOST: readonly CourierStatus[] = ['PERFORMER_NOT_FOUND', 'ESTIMATING_FAILED', 'FAILED', 'CANCELLED'];

/**
 * The order's steps that follow from a courier's status, in order; empty where it has no effect. A picked-up or
 * delivered order counts as cooked, even if the kitchen did not mark it. Money does not change (D18).
 */
export function orderStepsFor(
  courier: CourierStatus | null,
  { status, serviceType }: { status: OrderStatus; serviceType: ServiceType },
): readonly OrderStatus[] {
  const oneStep = (to: OrderStatus) => (canMove(status, to, serviceType) ? [to] : []);
  if (courier === 'PERFORMER_FOUND') return status === 'DONE' ? oneStep('ATTACHED') : [];
  if (courier === 'PERFORMER_PICKUPED') return pathBetween(status, 'ON_WAY', serviceType) ?? [];
  if (courier === 'PERFORMER_DELIVERED_FINISH') return pathBetween(status, 'DELIVERED', serviceType) ?? [];
  if (courier && LOST.includes(courier)) return status === 'ATTACHED' ? oneStep('DONE') : [];
  return [];
}
