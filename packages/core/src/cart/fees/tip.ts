import type { Money } from '../../kernel/money.ts';
import type { ServiceType } from '../../order/schemas/service-type.schema.ts';

/** The largest tip, in so'm: what is typed by mistake does not cost a wage. */
export const TIP_AT_MOST = 1_000_000;

/** The tips to choose from, in so'm (B35). */
export const TIP_AMOUNTS: readonly Money[] = [5_000, 10_000, 15_000, 20_000];

/** Who receives a tip: the courier who brings the order, or the team of the branch. */
export type TipFor = 'COURIER' | 'TEAM';

/** Who receives the tip of an order (B35). */
export const tipFor = (serviceType: ServiceType): TipFor => (serviceType === 'DELIVERY' ? 'COURIER' : 'TEAM');
