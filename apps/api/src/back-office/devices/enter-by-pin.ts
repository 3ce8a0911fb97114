import {
  type StaffSession,
  countPinTry,
  NO_TRIES,
  pinWaitSeconds,
  type PinTries,
} from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import type { ApiError } from '@dasturxon/core/api';

import type { Tx } from '../../db/connect.ts';
import { staffDevices, staffPins } from '../../db/schema/staff-access.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import { countAgainst, type RateLimit, uncount } from '../../http/limits/rate-limit.ts';
import type { Ctx, Deps } from '../../orders/model/deps.ts';
import { userById } from '../../users/find-user.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { StaffRow } from '../people/staff-rows.ts';
import type { DeviceRow } from '../session/find-device.ts';
import { openedReply, openFor } from '../session/sign-in-staff.ts';
import { peopleOf, requireDevice } from './own-device.ts';
import { isRightPin } from './pin-hash.ts';

/** Wrong PINs of one person in a day over all tablets: 10,000 PINs take a year. */
const dayLimit = (userId: string): RateLimit => ({ bucket: `pin-day:${userId}`, limit: 30, seconds: 86_400 });

const isDevice = (ctx: Ctx, { id }: Pick<DeviceRow, 'id'>) =>
  and(eq(staffDevices.merchantId, ctx.merchantId), eq(staffDevices.id, id));
const isPinOf = (ctx: Ctx, userId: string) =>
  and(eq(staffPins.merchantId, ctx.merchantId), eq(staffPins.userId, userId));

const triesOf = ({
  pinTries,
  pinLockedUntil,
}: {
  pinTries: number;
  pinLockedUntil: Date | null;
}): PinTries => ({
  tries: pinTries,
  lockedUntil: pinLockedUntil,
});
const columnsOf = ({ tries, lockedUntil }: PinTries) => ({ pinTries: tries, pinLockedUntil: lockedUntil });

type Try = {
  device: DeviceRow;
  /** Null for a person who is not of this tablet: the answer is the same as for a wrong PIN. */
  person: StaffRow | null;
  pinHash: string | null;
  /** Seconds until the next try, should this one be wrong. */
  waitSeconds: number;
};

/**
 * Counts a try of the tablet and of the person before the PIN is compared, so that tries at one moment count as well.
 * Locks the rows in one order: the tablet, then the person.
 */
async function countTry(ctx: Ctx, tx: Tx, userId: string): Promise<Try | ApiError> {
  const known = await requireDevice(ctx, tx);
  const [device] = await tx.select().from(staffDevices).where(isDevice(ctx, known)).for('update');
  const [person = null] = await peopleOf(ctx, tx, { branchId: known.branchId, id: userId });
  const [pin] = person ? await tx.select().from(staffPins).where(isPinOf(ctx, userId)).for('update') : [];
  const now = ctx.now();
  const before = [triesOf(device!), ...(pin ? [triesOf(pin)] : [])];
  const wait = Math.max(...before.map((tries) => pinWaitSeconds(tries, now)));
  if (wait > 0) return apiError('request.rateLimited', { seconds: wait });
  if (person) {
    const seconds = await countAgainst(tx, [dayLimit(userId)], { merchantId: ctx.merchantId, now });
    if (seconds > 0) return apiError('request.rateLimited', { seconds });
  }
  const after = before.map((tries) => countPinTry(tries, now));
  await tx.update(staffDevices).set(columnsOf(after[0]!)).where(isDevice(ctx, known));
  if (after[1]) await tx.update(staffPins).set(columnsOf(after[1])).where(isPinOf(ctx, userId));
  const waitSeconds = Math.max(...after.map((tries) => pinWaitSeconds(tries, now)));
  return { device: device!, person, pinHash: pin?.pinHash ?? null, waitSeconds };
}

/** Writes to the log that wrong PINs have locked a tablet or a person. */
async function auditLock(ctx: Ctx, { device, person }: Try): Promise<void> {
  if (!person) return;
  const caller = { userId: person.id, role: person.rights.role, name: person.name };
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    writeAudit({ ...ctx, caller }, tx, {
      action: 'pin.lock',
      subject: 'device',
      subjectId: device.id,
      branchId: device.branchId,
      before: null,
      after: { device: device.name },
    }),
  );
}

/** Opens the session, unless tablet, person or PIN have changed while the PIN was compared. */
const open = (ctx: Ctx, userId: string, pinHash: string | null) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const device = await requireDevice(ctx, tx);
    const [person] = await peopleOf(ctx, tx, { branchId: device.branchId, id: userId });
    const [pin] = await tx.select().from(staffPins).where(isPinOf(ctx, userId));
    if (!person || pin?.pinHash !== pinHash) throw apiError('pin.wrong');
    await tx.update(staffDevices).set(columnsOf(NO_TRIES)).where(isDevice(ctx, device));
    await tx.update(staffPins).set(columnsOf(NO_TRIES)).where(isPinOf(ctx, userId));
    await uncount(tx, [dayLimit(userId)], { merchantId: ctx.merchantId, now: ctx.now() });
    const user = found(await userById(ctx, tx, userId), 'pin.wrong');
    return openFor(ctx, tx, { ...user, byPin: true });
  });

/**
 * Signs a person in on a shared tablet by their PIN (BO-41). Throws device.unknown, pin.wrong, also for a person who is not
 * of this tablet, and request.rateLimited after five wrong PINs on the tablet or of the person.
 */
export async function enterByPin(
  ctx: Ctx & Deps,
  given: { userId: string; pin: string },
): Promise<Reply<StaffSession>> {
  // The count is returned, not thrown, so that it is committed. The hash is compared outside the transaction.
  const tried = await ctx.db.inTenant(ctx.merchantId, (tx) => countTry(ctx, tx, given.userId));
  if (!('device' in tried)) throw tried;
  const isRight = await isRightPin(ctx, given, tried.pinHash);
  if (isRight) return openedReply(await open(ctx, given.userId, tried.pinHash));
  if (tried.waitSeconds === 0) throw apiError('pin.wrong');
  await auditLock(ctx, tried);
  throw apiError('request.rateLimited', { seconds: tried.waitSeconds });
}
