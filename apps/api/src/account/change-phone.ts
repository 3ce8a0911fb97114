import type { User } from '@dasturxon/core/auth';
import { and, eq } from 'drizzle-orm';

import { againIfTaken } from '../db/again-if-taken.ts';
import { users } from '../db/schema/customers.ts';
import type { Caller, Ctx } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { refusalOfCode, tryCode } from '../sign-in/codes.ts';
import { parsePhone } from '../sign-in/send-code.ts';
import { userByPhone } from '../users/find-user.ts';
import { toUser } from '../users/to-user.ts';

/** API-16: the phone of the caller becomes the one that the code was sent to. Throws code.* and phone.taken. */
export async function verifyPhoneChange(
  ctx: Ctx & { caller: Caller },
  given: { phone: string; code: string },
): Promise<User> {
  const phone = parsePhone(given.phone);
  const attempt = () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const tried = await tryCode(ctx, tx, { phone, purpose: 'CHANGE_PHONE', code: given.code });
      if (tried !== 'right') return { tried };
      const holder = await userByPhone(ctx, tx, phone);
      if (holder && holder.id !== ctx.caller.userId) return { isTaken: true };
      const [row] = await tx
        .update(users)
        .set({ phone, updatedAt: ctx.now() })
        .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, ctx.caller.userId)))
        .returning();
      return { row };
    });
  // Somebody else may get the phone between our look and our write.
  const outcome = await againIfTaken(attempt, 'users_phone');
  if (outcome.tried) throw refusalOfCode(outcome.tried);
  if (outcome.isTaken) throw refusal('phone.taken');
  if (!outcome.row) throw refusal('notFound');
  return toUser(outcome.row);
}
