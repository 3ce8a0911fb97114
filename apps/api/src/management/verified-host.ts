import { and, eq, isNotNull } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';
import { domains, merchants } from '../db/schema/merchants.ts';

/** Whether a host is a living brand's and was verified to be theirs. */
export async function isVerifiedHost(db: Handle, host: string): Promise<boolean> {
  const rows = await db.asPlatform((tx) =>
    tx
      .select({ host: domains.host })
      .from(domains)
      .innerJoin(merchants, eq(merchants.merchantId, domains.merchantId))
      .where(and(eq(domains.host, host), isNotNull(domains.verifiedAt), eq(merchants.deleted, false))),
  );
  return rows.length > 0;
}
