import { HOUR_S } from '@dasturxon/core/kernel';
import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import type { Ctx, SignedIn } from '../../orders/model/deps.ts';
import { userByPhone } from '../../users/find-user.ts';

type Guest = NonNullable<Awaited<ReturnType<typeof userByPhone>>>;

/** The context of a guest on the phone: what they order is priced, limited and kept as if they had placed it. */
export function guestContext(ctx: SignedIn, { id: userId, role, phone }: Guest): SignedIn {
  const { sessionId } = ctx.caller;
  const caller = { userId, role, phone, sessionId, platform: 'WEB' as const, signedInAt: ctx.now() };
  return { ...ctx, caller: { ...caller, name: null, branchIds: null } };
}

/** The context in which a phone order is quoted: that of the guest, or of a visitor for an unknown phone. */
export async function quoteContext(ctx: SignedIn, tx: Tx, phone: string): Promise<Ctx> {
  const guest = await userByPhone(ctx, tx, phone);
  return guest ? guestContext(ctx, guest) : { ...ctx, caller: null };
}

/** What a member of staff may do in an hour: a busy evening fits, copying the customer list does not. */
const PER_HOUR = { 'customer-find': 120, 'customer-read': 120, 'phone-order': 120, contact: 60 } as const;

/** Counts an action of the caller. Throws request.rateLimited. */
export async function countStaffAction(ctx: SignedIn, tx: Tx, action: keyof typeof PER_HOUR): Promise<void> {
  const limit = { bucket: `${action}:${ctx.caller.userId}`, limit: PER_HOUR[action], seconds: HOUR_S };
  const seconds = await countAgainst(tx, [limit], { merchantId: ctx.merchantId, now: ctx.now() });
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}
