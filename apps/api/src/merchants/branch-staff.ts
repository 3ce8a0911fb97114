import { LadderTimes, PauseTerms } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { branches } from '../db/schema/places.ts';

/** A group or supergroup, by Telegram's own number. */
export const ChatId = v.pipe(v.string(), v.regex(/^-\d{1,19}$/, 'a group’s id is a minus and digits'));

const instant = () => v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null);

/** What a branch configures for its staff; no client sees it. A broken field costs itself alone. */
export const BranchStaff = v.object({
  telegramStaffChat: v.fallback(v.nullish(ChatId, null), null),
  /** Seconds of the answer ladder. */
  answerTimes: v.fallback(v.optional(LadderTimes, {}), v.parse(LadderTimes, {})),
  /** When the branch is paused for leaving orders unanswered, and for how long. */
  pause: v.fallback(v.optional(PauseTerms, {}), v.parse(PauseTerms, {})),
  /** When the last pause began. */
  pausedAt: instant(),
  /** Who paused it in the back office, and why; null for a pause that the platform began. */
  pausedBy: v.fallback(v.nullish(v.string(), null), null),
  pauseReason: v.fallback(v.nullish(v.string(), null), null),
  /** Orders that ended before this moment no longer count towards a pause: that of the last pause or resume. */
  answersSince: instant(),
});
export type BranchStaff = v.InferOutput<typeof BranchStaff>;

/** The staff settings of each branch, by its id. */
export async function readBranchStaff(tx: Tx, merchantId: string): Promise<ReadonlyMap<string, BranchStaff>> {
  const rows = await tx
    .select({ id: branches.id, staff: branches.staff })
    .from(branches)
    .where(eq(branches.merchantId, merchantId));
  return new Map(rows.map(({ id, staff }) => [id, v.parse(BranchStaff, staff)]));
}

/** Changes staff settings of a branch; what is left out stays. Returns whether there is such a branch. */
export async function changeBranchStaff(
  tx: Tx,
  about: { merchantId: string; branchId: string },
  change: Partial<BranchStaff>,
): Promise<boolean> {
  const own = and(eq(branches.merchantId, about.merchantId), eq(branches.id, about.branchId));
  const [row] = await tx.select({ staff: branches.staff }).from(branches).where(own).for('update');
  if (!row) return false;
  await tx
    .update(branches)
    .set({ staff: { ...row.staff, ...change } })
    .where(own);
  return true;
}
