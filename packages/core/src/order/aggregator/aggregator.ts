import * as v from 'valibot';

import type { Order } from '../schemas/order.schema.ts';

/** Aggregators: their guests order in their app, and they send the orders (ENUM-14). */
export const AGGREGATORS = ['YANDEX_EATS', 'EXPRESS_24'] as const;
/** An aggregator. */
export const Aggregator = v.picklist(AGGREGATORS);
export type Aggregator = v.InferOutput<typeof Aggregator>;

/** The names of aggregators, which no language translates. */
export const AGGREGATOR_NAMES: Readonly<Record<Aggregator, string>> = {
  YANDEX_EATS: 'Yandex Eats',
  EXPRESS_24: 'Express 24',
};

/** The aggregator that an order came from; null for an order of the brand's own guests. */
export function aggregatorOf({ serviceType }: { serviceType: string }): Aggregator | null {
  return AGGREGATORS.find((one) => one === serviceType) ?? null;
}

/**
 * Whether the guest pays the aggregator, which settles with the merchant outside: such an order counts as paid, and no
 * payment, refund or cash of it is ever ours. Cash that our own courier collects is (CASH).
 */
export function isSettledOutside(order: Pick<Order, 'paymentType'> & { serviceType: string }): boolean {
  return aggregatorOf(order) !== null && order.paymentType === 'OTHER';
}
