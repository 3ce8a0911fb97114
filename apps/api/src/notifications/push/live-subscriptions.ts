import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { pushSubscriptions } from '../../db/schema/connections/push.ts';
import { sessions } from '../../db/schema/customers.ts';

/** The subscriptions of a guest's devices that are still signed in; of one device alone with `sessionId`. */
export function liveSubscriptions(
  tx: Tx,
  about: { merchantId: string; userId: string; now: Date; sessionId?: string },
) {
  const { merchantId, userId, now, sessionId } = about;
  return tx
    .select({
      sessionId: pushSubscriptions.sessionId,
      sealed: pushSubscriptions.sealed,
      language: pushSubscriptions.language,
    })
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(
        eq(sessions.merchantId, pushSubscriptions.merchantId),
        eq(sessions.id, pushSubscriptions.sessionId),
      ),
    )
    .where(
      and(
        eq(pushSubscriptions.merchantId, merchantId),
        eq(pushSubscriptions.userId, userId),
        sessionId === undefined ? undefined : eq(pushSubscriptions.sessionId, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
}
