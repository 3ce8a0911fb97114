import type { ServiceType } from './service-type.schema.ts';

/** Why a kitchen refuses an order: the `reason` of its cancellation. Each surface has its own words for them (IMP-17). */
export const REFUSALS = [
  'OUT_OF_STOCK',
  'TOO_BUSY',
  'CLOSING',
  'NO_COURIER',
  'TOO_FAR',
  'UNREACHABLE',
] as const;
/** Why a kitchen refuses an order. */
export type Refusal = (typeof REFUSALS)[number];

/** Nobody can mean these who fetches the order, or eats it here. */
const OF_DELIVERY: readonly Refusal[] = ['NO_COURIER', 'TOO_FAR'];

/** Why an order of this kind can be refused. */
export const refusalsOf = (serviceType: ServiceType): readonly Refusal[] =>
  REFUSALS.filter((why) => serviceType === 'DELIVERY' || !OF_DELIVERY.includes(why));
