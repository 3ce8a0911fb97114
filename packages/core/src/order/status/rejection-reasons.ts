import type { ServiceType } from '../schemas/service-type.schema.ts';

/** Why a kitchen rejects an order: the `reason` of its cancellation. Each surface has its own labels (IMP-17). */
export const REJECTION_REASONS = [
  'OUT_OF_STOCK',
  'TOO_BUSY',
  'CLOSING',
  'NO_COURIER',
  'TOO_FAR',
  'UNREACHABLE',
] as const;
/** Why a kitchen rejects an order. */
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Reasons that apply only to deliveries. */
const OF_DELIVERY: readonly RejectionReason[] = ['NO_COURIER', 'TOO_FAR'];

/** The rejection reasons of a service type. */
export const rejectionReasonsOf = (serviceType: ServiceType): readonly RejectionReason[] =>
  REJECTION_REASONS.filter((why) => serviceType === 'DELIVERY' || !OF_DELIVERY.includes(why));
