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
