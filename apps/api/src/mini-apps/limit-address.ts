import type { Ctx } from '../http/serving/context.ts';
import { countOrAskProof, gateError } from '../http/limits/proof-of-work.ts';
import { callerBucket } from '../http/limits/rate-limit.ts';

/** Sign-ins of mini-apps per address and hour; many guests may sit behind one address. */
const PER_ADDRESS = 600;

/** Counts a sign-in of a mini-app against its address. Throws request.rateLimited and request.proofRequired. */
export async function limitAddress(ctx: Ctx): Promise<void> {
  const bucket = callerBucket(ctx, 'mini-app-address');
  const times = ctx.env.SANDBOX ? 100 : 1;
  const soft = [{ bucket, limit: PER_ADDRESS * times, ceiling: 10 * PER_ADDRESS * times, seconds: 3600 }];
  const gate = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    countOrAskProof(ctx, tx, { subject: 'mini-app', soft }),
  );
  const refused = gateError(gate);
  if (refused) throw refused;
}
