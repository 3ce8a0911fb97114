import { PAUSED_SERVICES } from '@dasturxon/core/branch';
import { ChatId } from '@dasturxon/core/connections';
import { KitchenSetup, PLAIN_KITCHEN } from '@dasturxon/core/kitchen';
import { LadderTimes, PauseTerms } from '@dasturxon/core/order';
import { ACCEPT_BY_HAND, AutoAccept, SilenceTimes } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { branches } from '../db/schema/places.ts';

const instant = () => v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null);

const ServicePauses = v.record(
  v.picklist(PAUSED_SERVICES),
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()), by: v.string() }),
);

/** A branch's settings for its staff; clients never receive them. An invalid field affects only itself. */
export const BranchStaff = v.object({
  telegramStaffChat: v.fallback(v.nullish(ChatId, null), null),
  /** Seconds of the answer ladder. */
  answerTimes: v.fallback(v.optional(LadderTimes, {}), v.parse(LadderTimes, {})),
  /** When the branch is paused for leaving orders unanswered, and for how long. */
  pause: v.fallback(v.optional(PauseTerms, {}), v.parse(PauseTerms, {})),
  /** What follows when its boards are silent. */
  silence: v.fallback(v.optional(SilenceTimes, {}), v.parse(SilenceTimes, {})),
  /** When the boards are looked at next; null while no board is expected. */
  watchAt: instant(),
  /** The last sign of life before the silence that the staff was warned of, and whether a board is back. */
  silentSince: instant(),
  isHeardAgain: v.fallback(v.optional(v.boolean(), true), true),
  /** When the last pause began. */
  pausedAt: instant(),
  /** The person who paused it in the back office, and the reason; null for an automatic pause. */
  pausedBy: v.fallback(v.nullish(v.string(), null), null),
  pauseReason: v.fallback(v.nullish(v.string(), null), null),
  /** Who paused a service last, and when. */
  servicePauses: v.fallback(v.optional(ServicePauses, {}), {}),
  /** Orders that ended before this moment no longer count towards a pause: that of the last pause or resume. */
  answersSince: instant(),
  kitchen: v.fallback(v.optional(KitchenSetup, PLAIN_KITCHEN), PLAIN_KITCHEN),
  autoAccept: v.fallback(v.optional(AutoAccept, ACCEPT_BY_HAND), ACCEPT_BY_HAND),
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
  const [row] = await tx.select({ staff: branches.staff }).from(branches).where(own).for('no key update');
  if (!row) return false;
  await tx
    .update(branches)
    .set({ staff: { ...row.staff, ...change } })
    .where(own);
  return true;
}
