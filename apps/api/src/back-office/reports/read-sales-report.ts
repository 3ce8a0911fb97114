import { REPORT_DAYS_AT_MOST, salesOf, type SalesReport } from '@dasturxon/core/report';
import { businessDays } from '@dasturxon/core/time';

import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import {
  acceptSeconds,
  countCancels,
  countDishes,
  countRefunded,
  countSold,
  type Period,
} from './count-sales.ts';

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
    const period: Period = { merchantId, branchIds, start: asked.start, end: asked.end };
    const parts = [...(await countSold(tx, period)), ...(await countRefunded(tx, period))];
    return {
      ...salesOf(parts, tenant.timeZone),
      dishes: await countDishes(tx, period),
      cancels: await countCancels(tx, period),
      acceptSeconds: await acceptSeconds(tx, period),
    };
  });
}
