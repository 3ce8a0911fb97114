import { randomBytes } from 'node:crypto';

import { hasPermission, isInScope, type OwnDevice, readRecoveryCode } from '@dasturxon/core/staff';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { staffDevices } from '../../db/schema/staff-access.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { callerBucket, countAgainst } from '../../http/limits/rate-limit.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { staffCookie } from '../../http/serving/staff-cookie.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { staffRows } from '../people/staff-rows.ts';
import type { DeviceRow } from '../session/find-device.ts';
import { deviceReply, ownDevice } from './own-device.ts';

/** Codes that one network may try. */
const TRIES = { limit: 10, seconds: 300 };

/** The keyed hash under which a code is stored; of a text that is no code, one that no row has. */
export const codeHmacOf = ({ secrets, merchantId }: Pick<Ctx, 'secrets' | 'merchantId'>, code: string) =>
  secrets.hmac(['device', merchantId, readRecoveryCode(code) ?? ''].join('|'));

/** The person who made a code; null once they could not make it any more. */
async function makerOf(ctx: Ctx, tx: Tx, { createdBy, branchId }: DeviceRow) {
  const [maker] = await staffRows(ctx, tx, { id: createdBy });
  const isAllowed =
    maker && hasPermission(maker.rights.role, 'devices.write') && isInScope(maker.rights.branchIds, branchId);
  return isAllowed ? maker : null;
}

/** Ends the session that this browser has: it would not be bound to the tablet, and would never lock. */
async function endOwnSession(ctx: Ctx, tx: Tx): Promise<void> {
  const token = staffCookie.read(ctx.header('cookie'));
  if (token === null) return;
  const own = and(eq(staffSessions.merchantId, ctx.merchantId), eq(staffSessions.tokenHash, sha256(token)));
  await tx.update(staffSessions).set({ revokedAt: ctx.now() }).where(own);
}

async function enrol(ctx: Ctx, tx: Tx, code: string): Promise<{ device: OwnDevice; token: string } | null> {
  const isOpen = and(
    eq(staffDevices.merchantId, ctx.merchantId),
    eq(staffDevices.codeHmac, codeHmacOf(ctx, code)),
    isNull(staffDevices.revokedAt),
    gt(staffDevices.codeUntil, ctx.now()),
  );
  const [waiting] = await tx.select().from(staffDevices).where(isOpen).for('update');
  const maker = waiting && (await makerOf(ctx, tx, waiting));
  if (!maker) return null;
  const token = randomBytes(32).toString('base64url');
  const now = ctx.now();
  const [device] = await tx
    .update(staffDevices)
    .set({ tokenHash: sha256(token), codeHmac: null, codeUntil: null, enrolledAt: now, lastSeenAt: now })
    .where(and(eq(staffDevices.merchantId, ctx.merchantId), eq(staffDevices.id, waiting.id)))
    .returning();
  await endOwnSession(ctx, tx);
  const caller = { userId: maker.id, role: maker.rights.role, name: maker.name };
  await writeAudit({ ...ctx, caller }, tx, {
    action: 'device.enrol',
    subject: 'device',
    subjectId: waiting.id,
    branchId: waiting.branchId,
    before: null,
    after: { device: waiting.name },
  });
  return { device: await ownDevice(ctx, tx, device!), token };
}

/**
 * Enrols this browser as a shared tablet by the code of the back office (BO-40); the line of the log names the person who
 * made it. Throws device.codeWrong for a code that is wrong, used or over, and request.rateLimited after ten of a network.
 */
export async function enrolDevice(ctx: Ctx<Deps>, code: string): Promise<Reply<OwnDevice>> {
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const limit = { ...TRIES, bucket: callerBucket(ctx, 'enrol-device') };
    const seconds = await countAgainst(tx, [limit], { merchantId: ctx.merchantId, now: ctx.now() });
    if (seconds > 0) return { refused: apiError('request.rateLimited', { seconds }) };
    const enrolled = await enrol(ctx, tx, code);
    return enrolled ? { enrolled } : { refused: apiError('device.codeWrong') };
  });
  if (outcome.refused) throw outcome.refused;
  return deviceReply(outcome.enrolled.device, outcome.enrolled.token);
}
