import { wholeHours } from '@dasturxon/core/branch';
import {
  boardSilence,
  hasPermission,
  nextSilenceLook,
  NO_BOARD_REASON,
  stillUntil,
} from '@dasturxon/core/staff';
import { Role } from '@dasturxon/core/auth';
import { OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import { businessDayStart, isBranchOpenNow } from '@dasturxon/core/time';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Deps } from '../../orders/model/deps.ts';
import type { Tx } from '../../db/connect.ts';
import { botMessages } from '../../db/schema/bot.ts';
import { branches } from '../../db/schema/places.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { readTimeZone } from '../../merchants/read-merchant.ts';
import { type BranchKey, isSilent, pauseBranch, resumeBranch } from '../../places/pause-branch.ts';
import { toBranch } from '../../places/to-branch.ts';

const own = ({ merchantId, branchId }: BranchKey) =>
  and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));

async function change(tx: Tx, place: BranchKey, staff: Partial<BranchStaff>): Promise<void> {
  await tx
    .update(branches)
    .set({ staff: sql`${branches.staff} || ${JSON.stringify(staff)}::jsonb` })
    .where(own(place));
}

/** Schedules a check of a branch's boards; a later call replaces an earlier one. */
export async function sendLook(
  deps: Pick<RecordDeps, 'newId'>,
  tx: Tx,
  { at, ...place }: BranchKey & { at: Date },
): Promise<void> {
  await change(tx, place, { watchAt: at.toISOString() });
  const payload = { branchId: place.branchId, at: at.toISOString() };
  const { merchantId } = place;
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'branch.watch', payload, startAfter: at });
}

/** Roles whose boards can answer orders. */
const ANSWERING = Role.options.filter((role) => hasPermission(role, 'kitchen.work'));

/** The last sign of life of a branch's boards since the business day began. Null: no board is expected. */
async function lastSeen(tx: Tx, { merchantId, branchId }: BranchKey, since: Date): Promise<Date | null> {
  const roles = sql.join(
    ANSWERING.map((role) => sql`${role}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select max(s.board_seen_at)::text as at from staff_sessions s
    join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
    where s.merchant_id = ${merchantId} and s.revoked_at is null and s.board_seen_at >= ${since.toISOString()}
      and u.is_active and u.deleted_at is null and u.role in (${roles})
      and (not exists (select from staff_branches b where b.merchant_id = s.merchant_id and b.user_id = s.user_id)
        or exists (select from staff_branches b where b.merchant_id = s.merchant_id and b.user_id = s.user_id
          and b.branch_id = ${branchId}))`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/** Whether the staff chat has received the warning: orders ring there. */
async function isChatAlive(tx: Tx, place: BranchKey, silentSince: string): Promise<boolean> {
  const [row] = await tx
    .select({ messageId: botMessages.messageId })
    .from(botMessages)
    .where(
      and(
        eq(botMessages.merchantId, place.merchantId),
        eq(botMessages.subjectId, `board:${place.branchId}`),
        eq(botMessages.step, silentSince),
      ),
    );
  return row?.messageId != null;
}

/** A branch that is closed or paused, or whose chat is alive, is checked again after this long, in milliseconds. */
const LATER_MS = 10 * 60_000;

type Look = { place: BranchKey; staff: BranchStaff; pausedUntil: string | null; seenAt: Date };
type WatchDeps = RecordDeps & Pick<Deps, 'db' | 'log' | 'metrics' | 'orderEvents'>;

async function notify(deps: WatchDeps, tx: Tx, { merchantId, branchId }: BranchKey): Promise<void> {
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.silence', payload: { branchId } });
}

/** A board is back: notifies the chat and ends the pause that the silence caused. */
async function endSilence(deps: WatchDeps, tx: Tx, { place, staff, pausedUntil }: Look): Promise<void> {
  if (staff.isHeardAgain) return;
  await change(tx, place, { isHeardAgain: true });
  await notify(deps, tx, place);
  if (pausedUntil !== null && isSilent(staff.pauseReason)) await resumeBranch(deps, tx, place);
}

async function warn(deps: WatchDeps, tx: Tx, { place, staff, seenAt }: Look): Promise<void> {
  if (staff.silentSince === seenAt.toISOString()) return;
  await change(tx, place, { silentSince: seenAt.toISOString(), isHeardAgain: false });
  await notify(deps, tx, place);
}

/** Pauses a branch whose staff receives its orders by no channel. Returns the end of the pause. */
async function pause(deps: WatchDeps, tx: Tx, { place, staff, seenAt }: Look): Promise<Date | null> {
  if (await isChatAlive(tx, place, seenAt.toISOString())) return null;
  const until = new Date(deps.now().getTime() + staff.pause.pauseMinutes * 60_000);
  await pauseBranch(deps, tx, { ...place, until, by: null, reason: NO_BOARD_REASON });
  deps.metrics.count('branches_paused_total');
  return until;
}

/** Warns the chat of an open branch or pauses it, by the length of the silence. Returns the time of the next check. */
async function act(deps: WatchDeps, tx: Tx, look: Look): Promise<Date> {
  const about = { seenAt: look.seenAt, now: deps.now(), times: look.staff.silence };
  const state = boardSilence(about);
  if (state === 'ALIVE') await endSilence(deps, tx, look);
  else deps.log.warn({ ...look.place, state, seenAt: look.seenAt }, 'the boards of a branch are silent');
  if (state === 'WARN' || state === 'PAUSE') await warn(deps, tx, look);
  const until = state === 'PAUSE' ? await pause(deps, tx, look) : null;
  return until ?? nextSilenceLook(about) ?? new Date(deps.now().getTime() + LATER_MS);
}

/**
 * The job that checks the boards of a branch (BO-79): in opening hours it is silent after 90 seconds without a sign of
 * life, then its chat is warned, then it is paused unless the chat is alive. A replaced check does nothing. Without a
 * board since the business day began the checks end; the next board starts them again.
 */
export async function watchBranch(
  deps: WatchDeps,
  merchantId: string,
  { branchId, at }: Jobs['branch.watch'],
): Promise<void> {
  const place = { merchantId, branchId };
  await deps.db.inTenant(merchantId, async (tx) => {
    const [row] = await tx.select().from(branches).where(own(place)).for('no key update');
    if (!row || row.deleted) return;
    const staff = v.parse(BranchStaff, row.staff);
    if (staff.watchAt !== at) return;
    const [now, zone] = [deps.now(), await readTimeZone(tx)];
    const branch = toBranch(row);
    const hours = { ...wholeHours(branch), pausedUntil: null, pausedServices: [] };
    const pausedUntil = stillUntil(branch.pausedUntil, now);
    const isOpen = OFFERED_SERVICE_TYPES.some((service) => isBranchOpenNow(hours, service, now, zone));
    const seenAt = await lastSeen(tx, place, businessDayStart(now, zone));
    if (seenAt === null) return change(tx, place, { watchAt: null });
    const look = { place, staff, pausedUntil, seenAt };
    const isAlive = boardSilence({ seenAt, now, times: staff.silence }) === 'ALIVE';
    const isWatched = isOpen && (pausedUntil === null || isAlive);
    const next = isWatched ? await act(deps, tx, look) : new Date(now.getTime() + LATER_MS);
    await sendLook(deps, tx, { ...place, at: next });
  });
  deps.orderEvents.announce(merchantId, `branch-${branchId}`);
}
