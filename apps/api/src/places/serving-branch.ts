import type { Branch, CapacityTonight } from '@dasturxon/core/branch';
import type { TariffRates } from '@dasturxon/core/cart';
import type { LadderTimes } from '@dasturxon/core/order';

/** A branch with its server-only data. */
export type ServingBranch = {
  branch: Branch;
  tariff: TariffRates | null;
  slotCapacity: number | null;
  /** Another capacity for tonight. */
  tonight: CapacityTonight | null;
  /** Seconds of its answer ladder. */
  answerTimes: LadderTimes;
  /** Whether the branch accepts orders by itself. */
  acceptsByItself: boolean;
};
