import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

/** Why a kitchen rejects an order: the `reason` of its cancellation. Each surface has its own labels (IMP-17). */
export const REJECTION_REASONS = [
  'OUT_OF_STOCK',
  'TOO_BUSY',
  'CLOSING',
  'NO_COURIER',
  'TOO_FAR',
  'UNREACHABLE',
  'DUPLICATE',
  'GUEST_ASKED',
  'SUSPECTED',
] as const;
/** Why a kitchen rejects an order. */
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Whether a move rejects an order for what is sold out: its dishes may be stopped with it (BO-47). */
export const isSoldOutRejection = ({ to, reason }: { to: OrderStatus; reason: string | null }): boolean =>
  to === 'CANCELED' && reason === ('OUT_OF_STOCK' satisfies RejectionReason);

/** Calls to the guest that staff log before an order is rejected as UNREACHABLE (BO-171). */
export const CALLS_BEFORE_UNREACHABLE = 2;

/** How many calls staff still have to make before they may reject an order for a reason. */
export const missingCalls = (reason: string | null, calls: number): number =>
  reason === ('UNREACHABLE' satisfies RejectionReason) ? Math.max(CALLS_BEFORE_UNREACHABLE - calls, 0) : 0;

/** Whether an order was rejected under suspicion: a manager is asked to block its guest (BO-172). */
export const isSuspected = ({ status, reason }: { status: OrderStatus; reason: string | null }): boolean =>
  status === 'CANCELED' && reason === ('SUSPECTED' satisfies RejectionReason);

/** Whether an order was rejected because its address is too far (BO-173). */
export const isTooFar = ({ status, reason }: { status: OrderStatus; reason: string | null }): boolean =>
  status === 'CANCELED' && reason === ('TOO_FAR' satisfies RejectionReason);

/** Reasons that apply only to deliveries. */
const OF_DELIVERY: readonly RejectionReason[] = ['NO_COURIER', 'TOO_FAR'];

/** The rejection reasons of a service type. */
export const rejectionReasonsOf = (serviceType: ServiceType): readonly RejectionReason[] =>
  REJECTION_REASONS.filter((why) => serviceType === 'DELIVERY' || !OF_DELIVERY.includes(why));
