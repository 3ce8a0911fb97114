import { isDeletionNear } from '@dasturxon/core/brand-file';
import { eq, sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { brandDeletions } from '../db/schema/editing/brand-deletions.ts';
import type { Ctx } from '../http/serving/context.ts';

/** Whether the day of the brand's deletion has come (BO-524): what is open is finished, nothing new begins. A condition of SQL. */
export const isEnding = ({ merchantId, now }: Pick<Ctx, 'merchantId' | 'now'>): SQL =>
  sql`exists (select 1 from brand_deletions d where d.merchant_id = ${merchantId}
    and d.due_at <= ${now().toISOString()}::timestamptz)`;

/** Whether the day of the brand's deletion has come. */
export async function isBrandEnding(ctx: Pick<Ctx, 'merchantId' | 'now'>, tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`select ${isEnding(ctx)} as is`);
  return rows[0]?.is === true;
}

/** When the brand is deleted, for the last days before it (BO-523); else null. */
export async function nearDeletion(
  { merchantId, now }: Pick<Ctx, 'merchantId' | 'now'>,
  tx: Tx,
): Promise<string | null> {
  const own = eq(brandDeletions.merchantId, merchantId);
  const [row] = await tx.select({ dueAt: brandDeletions.dueAt }).from(brandDeletions).where(own);
  return row && isDeletionNear(row.dueAt, now()) ? row.dueAt.toISOString() : null;
}
