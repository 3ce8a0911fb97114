import { type DispatchCourier, handIn } from '@dasturxon/core/dispatch';

import { heldCash } from '../../couriers/model/courier-cash.ts';
import type { SignedIn } from '../../couriers/model/deps.ts';
import type { Tx } from '../../db/connect.ts';
import { courierCash } from '../../db/schema/deliveries.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import { staffRows } from '../people/staff-rows.ts';
import { couriersInScope } from './read-dispatch.ts';

type HandIn = { id: string; branchId: string; amount: number };

async function take(ctx: SignedIn, tx: Tx, { id: courierId, branchId, amount }: HandIn) {
  const { merchantId, caller } = ctx;
  await branchInScope(ctx, tx, branchId);
  // Locked: two people who take the same cash wait for each other.
  const [courier] = await staffRows(ctx, tx, { id: courierId, isLocked: true });
  found(courier?.rights.role === 'COURIER' ? courier : null, 'notFound');
  const own = await heldCash(tx, { merchantId, courierId });
  const held = own.find((one) => one.branchId === branchId)?.amount ?? 0;
  const line = handIn(held, amount);
  if (!line.ok) throw apiError(line.code, { held });
  const takenBy = caller.userId;
  await tx.insert(courierCash).values({
    merchantId,
    id: ctx.newId(),
    courierId,
    branchId,
    ...line.value,
    takenBy,
    createdAt: ctx.now(),
  });
  const about = {
    action: 'courier.cash' as const,
    subject: 'staff' as const,
    subjectId: courierId,
    branchId,
  };
  await writeAudit(ctx, tx, { ...about, before: { cash: held }, after: { cash: held - amount } });
  return found(
    (await couriersInScope(ctx, tx)).find(({ id }) => id === courierId),
    'notFound',
  );
}

/**
 * Takes the cash that a courier hands in at a branch, once per key. Throws branch.notFound, notFound for no courier of the
 * merchant, and courier.cashDiffers for more than is held.
 */
export function handInCash(ctx: SignedIn, request: HandIn, sent: KeyedCall): Promise<Reply<DispatchCourier>> {
  const endpoint = sent.endpoint.replace('{id}', request.id);
  return doOnce(ctx, { endpoint, bodyText: sent.bodyText }, (tx) => take(ctx, tx, request));
}
