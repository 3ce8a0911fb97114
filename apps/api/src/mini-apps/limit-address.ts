import type { Ctx } from '../deps.ts';
import { callerBucket, countAgainst } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';

/** Sign-ins of mini-apps per address and hour; many guests may sit behind one address. */
const PER_ADDRESS = 600;

/** Counts a sign-in of a mini-app against its address. Throws request.rateLimited. */
export async function limitAddress(ctx: Ctx): Promise<void> {
  const bucket = callerBucket(ctx, 'mini-app-address');
  const limit = { bucket, limit: PER_ADDRESS * (ctx.env.SANDBOX ? 100 : 1), seconds: 3600 };
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [limit], about));
  if (wait > 0) throw refusal('request.rateLimited', { seconds: wait });
}
