import type { Finding } from '@dasturxon/core/brand-doctor';

import { brandCheckups } from '../db/schema/merchants.ts';
import type { CheckUpDeps } from './check-up.ts';

/** Stores what was found, in the place of the check-up before. */
export async function recordCheckUp(
  { db, now }: Pick<CheckUpDeps, 'db' | 'now'>,
  merchantId: string,
  findings: Finding[],
): Promise<void> {
  const checkedAt = now();
  await db.inTenant(merchantId, (tx) =>
    tx
      .insert(brandCheckups)
      .values({ merchantId, checkedAt, findings })
      .onConflictDoUpdate({ target: brandCheckups.merchantId, set: { checkedAt, findings } }),
  );
}
