import { isInScope, SEEN_KEPT_MS, SeenAlert } from '@dasturxon/core/staff';
import { and, desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import { seenAlerts } from '../../db/schema/staff.ts';
import type { Tx } from '../../db/connect.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

/** The newest of a merchant with many branches. */
const ROWS_AT_MOST = 500;

/** Acknowledgements before this moment do not count any more. */
export const seenSince = (now: Date): Date => new Date(now.getTime() - SEEN_KEPT_MS);

/** The acknowledged alerts of a person's branches, the newest first. */
export async function readSeenAlerts(
  { merchantId, now, caller }: Pick<SignedIn, 'merchantId' | 'now' | 'caller'>,
  tx: Tx,
): Promise<SeenAlert[]> {
  const rows = await tx
    .select()
    .from(seenAlerts)
    .where(and(eq(seenAlerts.merchantId, merchantId), gt(seenAlerts.at, seenSince(now()))))
    .orderBy(desc(seenAlerts.at), seenAlerts.cause)
    .limit(ROWS_AT_MOST);
  return rows
    .filter(({ branchId }) => isInScope(caller.branchIds, branchId))
    .map(({ at, ...row }) => v.parse(SeenAlert, { ...row, at: at.toISOString() }));
}
