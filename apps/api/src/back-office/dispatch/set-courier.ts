import type { BoardOrder } from '@dasturxon/core/staff';

import { giveToCourier } from '../../couriers/give-to-courier.ts';
import type { SignedIn } from '../../couriers/model/deps.ts';
import { withdrawFromService } from '../../couriers/withdraw-from-service.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, isAnswered, type KeyedCall } from '../../http/serving/idempotency.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import { actorOf } from '../board/write-board-order.ts';

/** Whom an order goes to, and the courier that it had when this was decided. */
export type Wanted = {
  id: string;
  provider: 'OWN' | 'YANDEX' | null;
  courierId: string | null;
  expectedCourierId: string | null;
};

/** What the audit log holds of an order's courier. */
const courierFacts = ({ delivery, courierId }: BoardOrder) => ({
  courier: delivery?.name ?? courierId,
  provider: delivery?.provider ?? null,
});

async function give(ctx: SignedIn, tx: Tx, wanted: Wanted): Promise<BoardOrder> {
  const row = await lockStaffOrder(ctx, tx, wanted.id);
  const before = await boardOrder(ctx, tx, wanted.id);
  const { provider, courierId } = wanted;
  const isThere = provider === 'OWN' && before.courierId === courierId;
  if (isThere) return before;
  if (before.courierId !== null && before.courierId !== wanted.expectedCourierId)
    throw apiError('courier.changed');
  await giveToCourier(ctx, tx, { row, provider, courierId, actor: actorOf(ctx) });
  const after = await boardOrder(ctx, tx, wanted.id);
  const about = { action: 'order.courier' as const, subject: 'order' as const, subjectId: wanted.id };
  const { branchId } = before;
  await writeAudit(ctx, tx, { ...about, branchId, before: courierFacts(before), after: courierFacts(after) });
  return after;
}

/**
 * Gives an order to a courier or takes it from one, once per key (BO-56). A search of the courier service is withdrawn first,
 * outside the transaction; exactly one courier has the order whatever happens at the same time. Throws order.notFound,
 * courier.changed, courier.found, gateway.failed and what `giveToCourier` throws.
 */
export async function setCourier(ctx: SignedIn, wanted: Wanted, sent: KeyedCall): Promise<Reply<BoardOrder>> {
  const once = { endpoint: sent.endpoint.replace('{id}', wanted.id), bodyText: sent.bodyText };
  const { id: orderId, provider, expectedCourierId } = wanted;
  if (provider !== 'YANDEX' && !(await isAnswered(ctx, once))) {
    await ctx.db.inTenant(ctx.merchantId, (tx) => boardOrder(ctx, tx, orderId));
    await withdrawFromService(ctx, { orderId, actor: actorOf(ctx), expectedCourierId });
  }
  const reply = await doOnce(ctx, once, (tx) => give(ctx, tx, wanted));
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}
