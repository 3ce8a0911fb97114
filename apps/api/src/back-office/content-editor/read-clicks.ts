import type { ContentDraft } from '@dasturxon/core/drafts';
import { REPORT_DAYS_AT_MOST, type ReportPeriod } from '@dasturxon/core/report';
import { businessDayOf, businessDays, dayAfter } from '@dasturxon/core/time';
import { and, asc, between, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { contentClicks } from '../../db/schema/guests/content-clicks.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';

const CLICK_DAYS = 30;
const { day, count, kind, id } = contentClicks;

/** How often guests opened banners and stories in the last 30 days, and ever (BO-435). */
export async function sumClicks(ctx: SignedIn, tx: Tx): Promise<ContentDraft['clicks']> {
  const since = dayAfter(businessDayOf(ctx.now(), ctx.tenant.timeZone), -CLICK_DAYS);
  return tx
    .select({
      entity: kind,
      id,
      month: sql<number>`coalesce(sum(${count}) filter (where ${day} > ${since}::date), 0)::int`,
      all: sql<number>`sum(${count})::int`,
    })
    .from(contentClicks)
    .where(eq(contentClicks.merchantId, ctx.merchantId))
    .groupBy(kind, id);
}

/** The same between two days, both included (BO-449). Throws report.period for days that are none or too many. */
export async function readClicks(ctx: SignedIn, { from, to }: ReportPeriod) {
  const asked = businessDays(from, to, ctx.tenant.timeZone);
  if (!asked || asked.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  return ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select({ entity: kind, id, count: sql<number>`sum(${count})::int` })
      .from(contentClicks)
      .where(and(eq(contentClicks.merchantId, ctx.merchantId), between(day, from, to)))
      .groupBy(kind, id)
      .orderBy(asc(kind), asc(id)),
  );
}
