import {
  dueRung,
  isUnanswered,
  LADDER_RUNGS,
  type LadderRung,
  nextRung,
  NO_ANSWER_REASON,
  reachesKitchen,
  SLOW_ANSWER_REASON,
  type Unanswered,
} from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { Deps } from '../model/deps.ts';
import { found } from '../../http/api-error.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { notifyOfOrder } from '../../notifications/notify-of-order.ts';
import {
  type ManagerChannels,
  readManagerChannels,
  smsToManagers,
} from '../../notifications/sms-to-managers.ts';
import { pauseAfterNoAnswer } from '../../places/pause-branch.ts';
import { enqueueAutoAccept } from './auto-accept.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder } from '../model/lock-order.ts';
import { isNoTestOrder, isTestOrder, type OrderRow, toOrder } from '../model/to-order.ts';
import { unansweredOf } from '../model/unanswered.ts';
import { offerBranch } from './offer-branch.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

async function sendNext(
  deps: RecordDeps,
  tx: Tx,
  about: { row: OrderRow; order: Unanswered; done: LadderRung | null },
) {
  const { row, order, done } = about;
  const next = nextRung(order, done);
  if (!next) return;
  const payload = { orderId: row.id, rung: next.rung, since: order.since.toISOString() };
  const { merchantId } = row;
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'order.remind', payload, startAfter: next.at });
}

const ownRow = ({ merchantId, id }: OrderRow) => and(eq(orders.merchantId, merchantId), eq(orders.id, id));

/**
 * Starts the ladder of an order that reaches the kitchen: it was placed, was paid, or is released (BO-21). Runs in the
 * same transaction. Orders that need no answer get no ladder.
 */
export async function startLadder(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const order = toOrder(row, []);
  if (!isUnanswered(order) || !reachesKitchen(order)) return;
  const since = deps.now();
  await tx.update(orders).set({ kitchenSince: since, ladderRung: null, ladderAt: null }).where(ownRow(row));
  await sendNext(deps, tx, { row, order: await unansweredOf(tx, row, since), done: null });
  if (row.status === 'CREATED') await enqueueAutoAccept(deps, tx, row);
}

/** Whether a rung lies beyond the one that was done last. */
const isAhead = (rung: LadderRung, done: LadderRung | null) =>
  done === null || LADDER_RUNGS.indexOf(rung) > LADDER_RUNGS.indexOf(done);

type Climb = { row: OrderRow; channels: ManagerChannels };
type Rung = Climb & { rung: LadderRung; zone: string };
type ClimbNeeds = RecordDeps & Pick<Deps, 'db' | 'secrets' | 'orderPorts' | 'metrics'>;

/** Writes the history event that open pages of the order are refreshed by. */
async function writeSlowAnswer(deps: RecordDeps, tx: Tx, { merchantId, id, status }: OrderRow) {
  const change = {
    event: 'UPDATE',
    fromStatus: status,
    toStatus: status,
    data: { reason: SLOW_ANSWER_REASON },
  };
  await tx.insert(orderHistory).values({ merchantId, orderId: id, ...change, at: deps.now() });
}

/** Notifies the guest and the managers about a slow answer (ESCALATE). */
async function escalate(deps: ClimbNeeds, tx: Tx, { row, channels }: Climb) {
  const { merchantId, userId, number, kitchenSince } = row;
  const minutes = Math.max(1, Math.round((deps.now().getTime() - kitchenSince!.getTime()) / 60_000));
  await writeSlowAnswer(deps, tx, row);
  await notifyOfOrder(deps, tx, { merchantId, userId, order: toOrder(row, []), actorId: null });
  await smsToManagers(deps, tx, { order: { merchantId, number, minutes }, channels });
}

/** Cancels the order, offers another branch to its guest, and pauses the branch when it leaves orders unanswered. */
async function cancelUnanswered(deps: ClimbNeeds, tx: Tx, about: { row: OrderRow; zone: string }) {
  const row = await offerBranch(deps, tx, about);
  const { merchantId, id: orderId, branchId, number } = row;
  const move = { merchantId, orderId, to: 'CANCELED' as const, actor: null, reason: NO_ANSWER_REASON };
  await changeStatus(deps, tx, { row, move });
  // A test order of the set-up is no measure of how the branch answers guests (BO-358).
  if (isTestOrder(row)) return;
  const until = await pauseAfterNoAnswer(deps, tx, {
    merchantId,
    branchId,
    number,
    counted: isNoTestOrder,
  });
  if (until) deps.metrics.count('branches_paused_total');
}

/** Carries out a rung that is recorded already; the bot's job sends the messages of its chats. */
async function doRung(deps: ClimbNeeds, tx: Tx, { rung, zone, ...climbed }: Rung) {
  if (rung === 'CANCEL') return cancelUnanswered(deps, tx, { row: climbed.row, zone });
  await enqueueOrderNotification(deps, tx, climbed.row);
  if (rung === 'ESCALATE') await escalate(deps, tx, climbed);
}

/** Does the rung that is due of a locked order, once, and leaves the job of the next. Null where none is due. */
async function climb(deps: ClimbNeeds, tx: Tx, { row, channels }: Climb): Promise<LadderRung | null> {
  const since = row.kitchenSince!;
  const order = await unansweredOf(tx, row, since);
  const rung = dueRung(order, row.ladderRung, deps.now());
  if (rung === null) {
    await sendNext(deps, tx, { row, order, done: row.ladderRung });
    return null;
  }
  const [climbed] = await tx
    .update(orders)
    .set({ ladderRung: rung, ladderAt: deps.now() })
    .where(ownRow(row))
    .returning();
  await doRung(deps, tx, { row: found(climbed, 'order.notFound'), channels, rung, zone: order.zone });
  await sendNext(deps, tx, { row, order, done: rung });
  return rung;
}

/**
 * The job of a rung: an order that was answered, or whose ladder began anew meanwhile, is left alone; a repeat changes
 * nothing. At the end the order is cancelled, and what was paid goes back in the same transaction.
 */
export async function climbLadder(
  deps: ClimbNeeds & Pick<Deps, 'db' | 'log' | 'orderEvents'>,
  merchantId: string,
  { orderId, rung, since }: Jobs['order.remind'],
): Promise<void> {
  const channels = await readManagerChannels(deps, merchantId);
  const climbed = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const order = toOrder(row, []);
    if (!isUnanswered(order) || !reachesKitchen(order)) return null;
    if (row.kitchenSince === null) {
      await startLadder(deps, tx, row);
      return null;
    }
    // A job without a step continues at the ladder's current step, as after a restored backup.
    const isOfThisLadder =
      rung === undefined || (since === row.kitchenSince.toISOString() && isAhead(rung, row.ladderRung));
    return isOfThisLadder ? climb(deps, tx, { row, channels }) : null;
  });
  if (climbed === null) return;
  if (climbed === 'REMIND') deps.metrics.count('orders_unaccepted_total');
  deps.log.warn({ merchantId, orderId, rung: climbed }, 'order not answered');
  deps.orderEvents.announce(merchantId, orderId);
}
