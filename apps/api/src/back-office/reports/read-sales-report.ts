import { REPORT_DAYS_AT_MOST, salesOf, type SalesReport } from '@dasturxon/core/report';
import { businessDays } from '@dasturxon/core/time';

import { sql } from 'drizzle-orm';

import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import { countCancels, countDishes, countRefunded, countSold, type Period } from './count-sales.ts';

type Asked = { from: string; to: string; branch?: string | undefined };

/**
 * What the caller's branches, or one of them, sold in a period (B50). Throws report.period for days that are none or too many,
 * branch.notFound out of scope.
 */
export function readSalesReport(ctx: SignedIn, { from, to, branch }: Asked): Promise<SalesReport> {
  const { merchantId, caller, tenant } = ctx;
  const asked = businessDays(from, to, tenant.timeZone);
  if (!asked || asked.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  return ctx.db.inTenant(merchantId, async (tx) => {
    if (branch !== undefined) await branchInScope(ctx, tx, branch);
    const branchIds = branch === undefined ? caller.branchIds : [branch];
    const period: Period = {
      merchantId,
      branchIds,
      start: asked.start,
      end: asked.end,
      zone: tenant.timeZone,
    };
    // A year is joined and sorted in memory, its orders before their lines.
    await tx.execute(
      sql`select set_config('work_mem', '32MB', true), set_config('join_collapse_limit', '1', true)`,
    );
    const { parts, acceptSeconds } = await countSold(tx, period);
    const refunded = await countRefunded(tx, period);
    return {
      ...salesOf([...parts, ...refunded], tenant.timeZone),
      dishes: await countDishes(tx, period),
      cancels: await countCancels(tx, period),
      acceptSeconds,
    };
  });
}
