import type { ApologyLimit } from '@dasturxon/core/staff';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/merchants.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readSettingsRow } from '../../merchants/read-merchant.ts';

const Limit = v.fallback(v.number(), 0);

/** The most points of an apology; 0 until the owner sets it. */
export async function apologyLimit(tx: Tx): Promise<number> {
  const { server } = await readSettingsRow(tx);
  return v.parse(Limit, server['apologyLimit']);
}

/** Sets the most points of an apology. */
export function setApologyLimit(ctx: SignedIn, limit: number): Promise<ApologyLimit> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const before = await apologyLimit(tx);
    await tx
      .update(settings)
      .set({ server: sql`${settings.server} || ${JSON.stringify({ apologyLimit: limit })}::jsonb` })
      .where(eq(settings.merchantId, ctx.merchantId));
    if (before !== limit)
      await writeAudit(ctx, tx, {
        action: 'review.apologyLimit',
        subject: 'brand',
        subjectId: null,
        branchId: null,
        before: { points: before },
        after: { points: limit },
      });
    return { limit };
  });
}
