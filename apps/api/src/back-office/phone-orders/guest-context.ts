import type { Tx } from '../../db/connect.ts';
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
