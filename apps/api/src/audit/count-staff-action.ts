import { HOUR_S } from '@dasturxon/core/kernel';

import type { Tx } from '../db/connect.ts';
import { apiError } from '../http/api-error.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import type { SignedIn } from '../http/serving/context.ts';

/** What a member of staff may do in an hour: a busy evening fits, copying the customer list does not. */
const PER_HOUR = { 'customer-find': 120, 'customer-read': 120, 'phone-order': 120, contact: 60 } as const;

/** Counts an action of the caller. Throws request.rateLimited. */
export async function countStaffAction(
  ctx: Pick<SignedIn, 'merchantId' | 'now' | 'caller'>,
  tx: Tx,
  action: keyof typeof PER_HOUR,
): Promise<void> {
  const limit = { bucket: `${action}:${ctx.caller.userId}`, limit: PER_HOUR[action], seconds: HOUR_S };
  const seconds = await countAgainst(tx, [limit], { merchantId: ctx.merchantId, now: ctx.now() });
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}
