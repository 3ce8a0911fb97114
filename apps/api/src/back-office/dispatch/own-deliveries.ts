import {
  type CourierStep,
  courierStepsOf,
  HANDOVER_TRIES,
  type HeldCash,
  isStepDone,
  STATUS_OF_STEP,
} from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';

import { applyCourierStatus } from '../../couriers/apply-courier-status.ts';
import { cashDueOf, heldCash } from '../../couriers/model/courier-cash.ts';
import { openDelivery } from '../../couriers/model/delivery-rows.ts';
import type { SignedIn } from '../../couriers/model/deps.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { proveHandover } from '../../orders/handover/prove-handover.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import { actorOf } from '../board/write-board-order.ts';
import { setCourier } from './set-courier.ts';

/** The cash that the calling courier holds, by branch. */
export const readOwnCash = (ctx: SignedIn): Promise<HeldCash[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const held = await heldCash(tx, { merchantId: ctx.merchantId, courierId: ctx.caller.userId });
    return held.map(({ branchId, amount }) => ({ branchId, amount }));
  });

/** The calling courier takes an order that waits for one. Throws what `setCourier` throws. */
export const takeDelivery = (ctx: SignedIn, id: string, sent: KeyedCall): Promise<Reply<BoardOrder>> =>
  setCourier(ctx, { id, provider: 'OWN', courierId: ctx.caller.userId, expectedCourierId: null }, sent);

type Report = { id: string; step: CourierStep; cash: number; code: string | null };

/** Counts a code that a courier enters, in a transaction of its own: a refusal is counted as well. */
async function countTry(ctx: SignedIn, orderId: string): Promise<void> {
  const { merchantId } = ctx;
  const limits = [{ bucket: `handover:${orderId}`, ...HANDOVER_TRIES }];
  const seconds = await ctx.db.inTenant(merchantId, (tx) =>
    countAgainst(tx, limits, { merchantId, now: ctx.now() }),
  );
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}

async function report(ctx: SignedIn, tx: Tx, { id, step, cash, code }: Report): Promise<BoardOrder> {
  const { userId } = ctx.caller;
  const row = await lockStaffOrder(ctx, tx, id);
  const before = await boardOrder(ctx, tx, id);
  if (isStepDone(before, step, userId)) return before;
  if (!courierStepsOf(before, userId).includes(step))
    throw apiError('illegal_transition', { from: before.status, to: before.status, needsReason: false });
  const due = cashDueOf(row);
  if (step === 'HANDED_OVER' && cash !== due) throw apiError('courier.cashDiffers', { due });
  const delivery = found(await openDelivery(tx, ctx.merchantId, id), 'order.notFound');
  const event = { status: STATUS_OF_STEP[step], actor: actorOf(ctx) };
  const order = step === 'HANDED_OVER' ? await proveHandover(tx, { row, code, now: ctx.now() }) : row;
  await applyCourierStatus(ctx, tx, { order, delivery, event });
  const after = await boardOrder(ctx, tx, id);
  const about = { action: `delivery.${step}` as const, subject: 'order' as const, subjectId: id };
  const received = step === 'HANDED_OVER' && due > 0 ? { cash: due } : {};
  const facts = ({ status }: BoardOrder) => ({ status });
  const { branchId } = before;
  await writeAudit(ctx, tx, {
    ...about,
    branchId,
    before: facts(before),
    after: { ...facts(after), ...received },
  });
  return after;
}

/**
 * A courier reports a step of an own order, once per key. Throws order.notFound, illegal_transition, and courier.cashDiffers
 * where other cash is named than is due; courier.codeWrong and courier.proofMissing where the hand-over is not proven, and
 * request.rateLimited after too many codes.
 */
export async function reportDelivery(
  ctx: SignedIn,
  request: Report,
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  if (request.code !== null) await countTry(ctx, request.id);
  const endpoint = sent.endpoint.replace('{id}', request.id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, (tx) => report(ctx, tx, request));
  ctx.orderEvents.announce(ctx.merchantId, request.id);
  return reply;
}
