import type { CourierStatus } from '../courier/courier-status.schema.ts';
import { isFinished } from '../order/status/order-tabs.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';

/** What an own courier reports of an order, in this order. */
export const COURIER_STEPS = ['PICKED_UP', 'ARRIVED', 'HANDED_OVER'] as const;
/** A step of an own courier. */
export type CourierStep = (typeof COURIER_STEPS)[number];

/** The status of the delivery after a courier's step (D18). */
export const STATUS_OF_STEP: Readonly<Record<CourierStep, CourierStatus>> = {
  PICKED_UP: 'PERFORMER_PICKUPED',
  ARRIVED: 'PERFORMER_ARRIVED',
  HANDED_OVER: 'PERFORMER_DELIVERED_FINISH',
};

type Brought = Pick<BoardOrder, 'status' | 'courierStatus' | 'courierId'>;

/** The steps that a courier can report next of an own order; none of another's, and none before it is ready. */
export function courierStepsOf(
  { status, courierStatus, courierId }: Brought,
  userId: string,
): readonly CourierStep[] {
  if (courierId !== userId) return [];
  if (status === 'DONE' || status === 'ATTACHED') return ['PICKED_UP'];
  if (status !== 'ON_WAY') return [];
  return courierStatus === 'PERFORMER_ARRIVED' ? ['HANDED_OVER'] : ['ARRIVED', 'HANDED_OVER'];
}

/** Whether a step was reported before, so that its repeat changes nothing. */
export function isStepDone({ status, courierStatus, courierId }: Brought, step: CourierStep, userId: string) {
  if (courierId !== userId) return false;
  if (status === 'DELIVERED' || status === 'CLOSED') return true;
  if (status !== 'ON_WAY') return false;
  return step === 'PICKED_UP' || (step === 'ARRIVED' && courierStatus === 'PERFORMER_ARRIVED');
}

/** Lists of the courier's screen. */
export type CourierList = 'AVAILABLE' | 'MINE' | 'DONE';

/** The list of the courier's screen that an order is in. */
export function courierList({ status, courierId }: Brought, userId: string): CourierList | null {
  if (courierId === userId) return isFinished(status) ? 'DONE' : 'MINE';
  return courierId === null && !isFinished(status) ? 'AVAILABLE' : null;
}
