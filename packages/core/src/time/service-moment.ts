import type { BranchHours } from '../branch/opening-intervals.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';

/** What every rule about opening times asks: who serves, how, when and by which clock. */
export type ServiceMoment = { branch: BranchHours; serviceType: ServiceType; now: Date; zone: string };

/** The same for an order at a chosen time. */
export type AtTimeTerms = ServiceMoment & {
  /** How long before its time an order must be placed. */
  leadMinutes: number;
  /** How many calendar days are offered, today being the first. */
  days?: number;
};

/** How many calendar days ahead an order may be placed, today being the first. */
export const ORDER_AHEAD_DAYS = 7;
