import type { Role } from '@dasturxon/core/auth';
import { isSearching } from '@dasturxon/core/courier';

import type { Tx } from '../db/connect.ts';
import { apiError } from '../http/api-error.ts';
import type { OrderWriteDeps } from '../orders/model/deps.ts';
import type { OrderRow } from '../orders/model/to-order.ts';
import { applyCourierStatus } from './apply-courier-status.ts';
import { refuseUnfit } from './assign-courier.ts';
import { startDelivery } from './call-courier.ts';
import { courierAt } from './model/courier-at.ts';
import { readCourierKey } from './model/courier-key.ts';
import { type Delivery, openDelivery, toCourierState } from './model/delivery-rows.ts';
import type { Deps } from './model/deps.ts';

type GiveToCourierDeps = OrderWriteDeps & Pick<Deps, 'secrets'>;

/** Whom a locked order goes to. A null provider: it waits for a courier again. */
export type Giving = {
  row: OrderRow;
  provider: 'OWN' | 'YANDEX' | null;
  courierId: string | null;
  actor: { userId: string; role: Role };
};

/** The order without its courier. A delivery of the courier service ends in `withdraw-from-service.ts`, before. */
async function withoutCourier(
  deps: GiveToCourierDeps,
  tx: Tx,
  { order, delivery, actor }: { order: OrderRow; delivery: Delivery | null; actor: Giving['actor'] },
): Promise<OrderRow> {
  if (!delivery) return order;
  if (delivery.provider === 'YANDEX') {
    if (isSearching(toCourierState(delivery))) throw apiError('courier.changed');
    throw apiError('courier.found', { name: delivery.firstName ?? '' });
  }
  const event = { status: 'CANCELLED' as const, actor };
  return (await applyCourierStatus(deps, tx, { order, delivery, event })).order;
}

/** An order whose food has left keeps its courier. */
function refuseLeft({ status }: OrderRow) {
  if (status === 'ON_WAY')
    throw apiError('illegal_transition', { from: status, to: 'ATTACHED', needsReason: false });
}

const hasIt = (delivery: Delivery | null, { provider, courierId }: Giving): boolean => {
  if (provider === 'OWN') return delivery !== null && delivery.courierUserId === courierId;
  return provider === 'YANDEX' && delivery?.provider === 'YANDEX';
};

/** The own courier who is named; null for the courier service, which must be set up. */
async function receiverOf(deps: GiveToCourierDeps, tx: Tx, { row, provider, courierId }: Giving) {
  if (provider === 'OWN') return courierAt(tx, row, courierId ?? '');
  if (provider === 'YANDEX' && !(await readCourierKey(deps, tx, row.merchantId)))
    throw apiError('gateway.failed');
  return null;
}

/**
 * Gives a locked order to a courier, or takes it from one; the courier whom it has keeps it. Throws serviceType.unavailable,
 * illegal_transition once the food has left, notFound for a courier of another branch, gateway.failed without a key of the
 * courier service, and courier.found or courier.changed while the service has the order.
 */
export async function giveToCourier(deps: GiveToCourierDeps, tx: Tx, giving: Giving): Promise<void> {
  const { row, provider, actor } = giving;
  refuseUnfit(row);
  refuseLeft(row);
  const delivery = await openDelivery(tx, row.merchantId, row.id);
  if (hasIt(delivery, giving)) return;
  const courier = await receiverOf(deps, tx, giving);
  const order = await withoutCourier(deps, tx, { order: row, delivery, actor });
  if (provider === null) return;
  const courierUserId = courier?.id ?? null;
  const started = await startDelivery(deps, tx, { order, provider, courierUserId, actor });
  if (!courier) return;
  const { firstName, phone } = courier;
  const event = { status: 'PERFORMER_FOUND' as const, actor, firstName, phone };
  await applyCourierStatus(deps, tx, { ...started, event });
}
