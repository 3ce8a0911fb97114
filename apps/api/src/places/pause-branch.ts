import * as v from 'valibot';
import { needsPause, type PauseTerms } from '@dasturxon/core/order';
import { NO_BOARD_REASON } from '@dasturxon/core/staff';
import { and, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { orders } from '../db/schema/orders.ts';
import { branches } from '../db/schema/places.ts';
import type { RecordDeps } from '../http/serving/context.ts';
import { sendJob } from '../jobs/queues.ts';
import { BranchStaff } from '../merchants/branch-staff.ts';

export type BranchKey = { merchantId: string; branchId: string };

/** Whether a pause is automatic: no board of the branch is connected, and no other channel is alive. */
export const isSilent = (reason: string | null): boolean => reason === NO_BOARD_REASON;

/** How far back in a merchant's numbers the orders of a branch are looked for: an index range of bounded size. */
const NUMBERS_BACK = 500;

const ownRow = ({ merchantId, branchId }: BranchKey) =>
  and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));

/** An order that was cancelled without an answer. `counted`: which orders of the branch count at all. */
type Unanswered = BranchKey & { number: number; counted: SQL };

/** How the last orders of a branch ended after `since`, newest first. */
async function lastAnswers(tx: Tx, about: Unanswered & { since: Date; most: number }) {
  const endedAt = sql<string>`case when ${orders.ladderRung} = 'CANCEL' then ${orders.ladderAt} else ${orders.acceptedTime} end`;
  const rows = await tx
    .select({ rung: orders.ladderRung, at: endedAt })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, about.merchantId),
        eq(orders.branchId, about.branchId),
        gt(orders.number, about.number - NUMBERS_BACK),
        or(eq(orders.ladderRung, 'CANCEL'), isNotNull(orders.acceptedTime)),
        gt(endedAt, about.since.toISOString()),
        about.counted,
      ),
    )
    .orderBy(desc(endedAt))
    .limit(about.most);
  return rows.map(({ rung, at }) => ({ isAnswered: rung !== 'CANCEL', at: new Date(at) }));
}

async function enqueueBranchMessage(deps: RecordDeps, tx: Tx, about: BranchKey & { startAfter?: Date }) {
  const { merchantId, branchId, startAfter } = about;
  const job = { id: deps.newId(), merchantId, queue: 'bot.branch' as const, payload: { branchId } };
  await sendJob(tx, { ...job, ...(startAfter && { startAfter }) });
}

/** The orders of the branch that are read: enough for both terms of the rule. */
const mostOf = ({ unanswered, inARow }: PauseTerms) => Math.max(50, unanswered, inARow);

/**
 * Pauses the branch of an order that was cancelled without an answer, when its last orders ask for it (BO-22), in the
 * transaction of that cancellation. Orders count once: those before a pause do not lead to the next one.
 * Returns the end of the pause; null when the branch goes on.
 */
export async function pauseAfterNoAnswer(deps: RecordDeps, tx: Tx, order: Unanswered): Promise<Date | null> {
  const own = tx.select({ staff: branches.staff }).from(branches).where(ownRow(order));
  // The cancelled order holds a key lock of its branch by now: two cancellations that ask for more would deadlock.
  const [row] = await own.for('no key update');
  if (!row) return null;
  const { pause: terms, answersSince } = v.parse(BranchStaff, row.staff);
  const now = deps.now();
  const since = answersSince === null ? new Date(0) : new Date(answersSince);
  const answers = await lastAnswers(tx, { ...order, since, most: mostOf(terms) });
  if (!needsPause(answers, { terms, now })) return null;
  const until = new Date(now.getTime() + terms.pauseMinutes * 60_000);
  await pauseBranch(deps, tx, { ...order, until, by: null, reason: null });
  return until;
}

/** Until when a branch is paused, and by whom; null: by the platform. */
export type BranchPause = { until: Date; by: string | null; reason: string | null };

/** Pauses a branch, or gives its pause another end, and notifies its chat at both ends of it. */
export async function pauseBranch(
  deps: RecordDeps,
  tx: Tx,
  { until, by, reason, ...about }: BranchKey & BranchPause,
): Promise<void> {
  const branch = { merchantId: about.merchantId, branchId: about.branchId };
  const at = deps.now().toISOString();
  const staff = { pausedAt: at, answersSince: at, pausedBy: by, pauseReason: reason };
  await change(tx, branch, { pausedUntil: until, staff });
  await enqueueBranchMessage(deps, tx, branch);
  await enqueueBranchMessage(deps, tx, { ...branch, startAfter: until });
}

async function change(
  tx: Tx,
  branch: BranchKey,
  to: { pausedUntil: Date | null; staff: Partial<BranchStaff> },
) {
  const data = JSON.stringify({ pausedUntil: to.pausedUntil?.toISOString() ?? null });
  const staff = JSON.stringify(to.staff);
  await tx
    .update(branches)
    .set({
      data: sql`${branches.data} || ${data}::jsonb`,
      staff: sql`${branches.staff} || ${staff}::jsonb`,
    })
    .where(ownRow(branch));
}

/** Ends the pause of a branch at once; a branch that is not paused stays as it is. */
export async function resumeBranch(deps: RecordDeps, tx: Tx, branch: BranchKey): Promise<void> {
  await change(tx, branch, {
    pausedUntil: null,
    staff: { answersSince: deps.now().toISOString(), pausedBy: null, pauseReason: null },
  });
  await enqueueBranchMessage(deps, tx, branch);
}
