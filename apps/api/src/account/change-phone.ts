import { CODE_LIFE_SECONDS, type PhoneVerification, type User } from '@dasturxon/core/auth';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { retryOnUniqueViolation } from '../db/retry-on-unique-violation.ts';
import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';
import { proveCode } from '../sign-in/prove-code.ts';
import { parsePhone, sendCode } from '../sign-in/send-code.ts';
import { userByPhone } from '../users/find-user.ts';
import { phoneHash } from '../users/phone-hash.ts';
import { endOtherSessions } from '../users/sessions.ts';
import { toUser } from '../users/to-user.ts';

/** How long after a sign-in its session may change the phone. */
const FRESH_S = 600;

/**
 * A stolen session must not move the account to another phone for good. So an account that has a
 * phone needs a session opened a moment ago: by a code to that phone, or by the host of a mini-app.
 * Throws session.notFresh.
 */
function requireFreshSession({ caller, now }: SignedIn, graceS = 0): void {
  const ageS = (now().getTime() - caller.signedInAt.getTime()) / 1000;
  if (caller.phone !== null && ageS > FRESH_S + graceS) throw apiError('session.notFresh');
}

/** Open orders are counted by the phone (T42): those of the caller go on counting under the new one. */
async function keepOpenOrders(ctx: SignedIn, tx: Tx, phone: string): Promise<void> {
  const own = and(eq(orders.merchantId, ctx.merchantId), eq(orders.userId, ctx.caller.userId));
  const open = and(inArray(orders.status, ['OPEN', 'CREATED', 'AT_TIME']), eq(orders.isPaid, false));
  await tx
    .update(orders)
    .set({ phoneHash: phoneHash(ctx, phone) })
    .where(and(own, open));
}

/** API-15: sends a code to the new phone of the caller. Throws session.notFresh and what sendCode throws. */
export async function requestPhoneChange(ctx: SignedIn, phone: string): Promise<PhoneVerification> {
  requireFreshSession(ctx);
  return sendCode(ctx, phone, { purpose: 'CHANGE_PHONE', channel: 'SMS' });
}

/**
 * API-16: sets the caller's phone to the one that the code was sent to and ends every other session of the account.
 * Throws session.notFresh, code.*, phone.taken, request.rateLimited and request.proofRequired.
 */
export async function verifyPhoneChange(
  ctx: SignedIn,
  given: { phone: string; code: string },
): Promise<User> {
  const phone = parsePhone(given.phone);
  // The session was fresh when the code was requested; the code may be entered during its whole lifetime.
  requireFreshSession(ctx, CODE_LIFE_SECONDS);
  const attempt = () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const refused = await proveCode(ctx, tx, { phone, purpose: 'CHANGE_PHONE', code: given.code });
      if (refused) return { refused };
      const holder = await userByPhone(ctx, tx, phone);
      if (holder && holder.id !== ctx.caller.userId) return { refused: apiError('phone.taken') };
      const [row] = await tx
        .update(users)
        .set({ phone, updatedAt: ctx.now() })
        .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, ctx.caller.userId)))
        .returning();
      await keepOpenOrders(ctx, tx, phone);
      await endOtherSessions(ctx, tx);
      return { row };
    });
  // Another account may take the phone between the read and the write.
  const outcome = await retryOnUniqueViolation(attempt, 'users_phone');
  if (outcome.refused) throw outcome.refused;
  if (!outcome.row) throw apiError('notFound');
  return toUser(outcome.row);
}
