import { businessDayOf } from '@dasturxon/core/time';
import { sql } from 'drizzle-orm';

import { callerBucket, countAgainst, demoTimes, type RateLimit } from '../http/limits/rate-limit.ts';
import type { Ctx } from '../http/serving/context.ts';

/** Tables of what guests open. */
const TABLES = { banner: sql`banners`, story: sql`stories` } as const;

const DAY_SECONDS = 86_400;
/** Clicks of one address for each item and day: many guests may share one, and an agent is easy to invent (BO-448). */
const PER_ADDRESS = 200;

type Item = { kind: keyof typeof TABLES; id: string };

/** One click of the visitor, and many of the address, for an item and a day; neither bucket names them (BO-448). */
function limitsOf(ctx: Ctx, { kind, id }: Item): RateLimit[] {
  const item = ctx.secrets.hmac(`${kind} ${id}`).slice(0, 16);
  const agent = ctx.secrets.hmac(ctx.header('user-agent') ?? '').slice(0, 16);
  const limits = { seconds: DAY_SECONDS };
  return [
    { ...limits, bucket: callerBucket(ctx, `click:${item}:${agent}`), limit: 1 },
    { ...limits, bucket: callerBucket(ctx, `clicks:${item}`), limit: PER_ADDRESS * demoTimes(ctx) },
  ];
}

/**
 * Counts that a guest opened a banner or a story (BO-435), once for each visitor and business day (BO-448). What is not shown or above a
 * limit counts nothing, without an error; who opened it is not kept.
 */
export async function countClick(ctx: Ctx, item: Item): Promise<null> {
  const { merchantId } = ctx;
  const { kind, id } = item;
  const day = businessDayOf(ctx.now(), ctx.tenant.timeZone);
  // Windows of a limit begin at midnight of UTC: this one is then the merchant's business day.
  const about = { merchantId, now: new Date(`${day}T00:00:00Z`) };
  await ctx.db.inTenant(merchantId, async (tx) => {
    const { rows } = await tx.execute(
      sql`select id from ${TABLES[kind]} where merchant_id = ${merchantId} and id = ${id} and is_active`,
    );
    if (rows.length === 0 || (await countAgainst(tx, limitsOf(ctx, item), about)) > 0) return;
    await tx.execute(sql`insert into content_clicks (merchant_id, kind, id, day, count)
      values (${merchantId}, ${kind}, ${id}, ${day}::date, 1)
      on conflict (merchant_id, kind, id, day) do update set count = content_clicks.count + 1`);
  });
  return null;
}
