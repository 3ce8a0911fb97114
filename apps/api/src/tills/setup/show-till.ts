import { DAY_MS } from '@dasturxon/core/kernel';
import { and, count, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../../http/serving/context.ts';
import { tillOrders } from '../../db/schema/connections/tills.ts';
import { type AccountRow, TillSettings } from '../model/till-account.ts';
import { MenuDifference } from '../watch/compare-menus.ts';

/** The differences of the menus, one a line. */
function comparisonLines({ comparedAt, comparison }: AccountRow): string[] {
  if (comparedAt === null) return ['menus are not compared yet'];
  const { prices, gone, unmapped, missing } = v.parse(MenuDifference, comparison);
  const lines = [
    ...prices.map(
      ({ branchId, name, ours, till }) => `${branchId}: ${name} costs ${till} in the till and ${ours} here`,
    ),
    ...gone.map(({ branchId, name }) => `${branchId}: ${name} is not in the till any more`),
    ...unmapped.map(
      ({ branchId, name, productId }) => `${branchId}: ${name} (${productId}) has no id of the till`,
    ),
    ...missing.map(({ branchId, name }) => `${branchId}: ${name} is in the till alone`),
  ];
  return [`menus compared ${comparedAt.toISOString()}: ${lines.length} differences`, ...lines];
}

/** The state of a connection, without anything secret. */
export async function showTill(deps: Pick<CommandDeps, 'db' | 'now'>, account: AccountRow): Promise<string> {
  const { merchantId, kind, settings, lastAnswerAt, lastError, stopsReadAt } = account;
  const { pushAt, leads } = v.parse(TillSettings, settings);
  const since = new Date(deps.now().getTime() - DAY_MS);
  const states = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ state: tillOrders.state, orders: count() })
      .from(tillOrders)
      .where(and(eq(tillOrders.merchantId, merchantId), gt(tillOrders.startedAt, since)))
      .groupBy(tillOrders.state),
  );
  return [
    `${kind}: orders go there at ${pushAt}; ${leads ? 'the till moves orders on' : 'the state of the till is shown beside ours'}`,
    `last answer ${lastAnswerAt?.toISOString() ?? 'none yet'}; stop-list read ${stopsReadAt?.toISOString() ?? 'not yet'}`,
    ...(lastError === null ? [] : [`last error: ${lastError}`]),
    `orders of 24 h: ${states.map(({ state, orders }) => `${state} ${orders}`).join(', ') || 'none'}`,
    ...comparisonLines(account),
  ].join('\n');
}
