import { REPORT_DAYS_AT_MOST } from '@dasturxon/core/report';
import { businessDays } from '@dasturxon/core/time';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { apiError } from '../../../http/api-error.ts';
import type { SignedIn } from '../../../orders/model/deps.ts';
import { branchInScope } from '../../branches/staff-branches.ts';
import type { Period } from './period.ts';

/** The business days and the branch that are asked for. */
export type AskedPeriod = { from: string; to: string; branch?: string | undefined };

/**
 * Reads a report of the caller's branches, or one of them, for a period. Throws report.period for days that are none or too many,
 * branch.notFound out of scope.
 */
export function inPeriod<T>(
  ctx: SignedIn,
  { from, to, branch }: AskedPeriod,
  read: (tx: Tx, period: Period) => Promise<T>,
): Promise<T> {
  const { merchantId, caller, tenant } = ctx;
  const asked = businessDays(from, to, tenant.timeZone);
  if (!asked || asked.days > REPORT_DAYS_AT_MOST)
    throw apiError('report.period', { days: REPORT_DAYS_AT_MOST });
  return ctx.db.inTenant(merchantId, async (tx) => {
    if (branch !== undefined) await branchInScope(ctx, tx, branch);
    const branchIds = branch === undefined ? caller.branchIds : [branch];
    // A year is joined and sorted in memory, its orders before their lines.
    await tx.execute(
      sql`select set_config('work_mem', '32MB', true), set_config('join_collapse_limit', '1', true)`,
    );
    return read(tx, { merchantId, branchIds, start: asked.start, end: asked.end, zone: tenant.timeZone });
  });
}
