import { formatIsoDay } from '@dasturxon/core/format';
import { sql } from 'drizzle-orm';

import type { Ctx } from '../http/serving/context.ts';

/** Tables of what guests open. */
const TABLES = { banner: sql`banners`, story: sql`stories` } as const;

/** Counts that a guest opened a banner or a story (BO-435). What is not shown counts nothing; who opened it is not kept. */
export async function countClick(
  ctx: Pick<Ctx, 'db' | 'merchantId' | 'now' | 'tenant'>,
  { kind, id }: { kind: keyof typeof TABLES; id: string },
): Promise<null> {
  const day = formatIsoDay(ctx.now(), ctx.tenant.timeZone);
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.execute(sql`insert into content_clicks (merchant_id, kind, id, day, count)
      select merchant_id, ${kind}, id, ${day}::date, 1 from ${TABLES[kind]}
      where merchant_id = ${ctx.merchantId} and id = ${id} and is_active
      on conflict (merchant_id, kind, id, day) do update set count = content_clicks.count + 1`),
  );
  return null;
}
