import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { brandSetups } from '../db/schema/editing/onboarding.ts';

type About = { merchantId: string };

/** Whether a brand is new and its set-up is not ended. A brand of before the wizard has none. */
export async function isBeingSetUp(tx: Tx, { merchantId }: About): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(brandSetups)
    .where(and(eq(brandSetups.merchantId, merchantId), isNull(brandSetups.endedAt)));
  return rows.length > 0;
}
