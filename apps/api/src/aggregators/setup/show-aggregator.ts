import { AGGREGATOR_NAMES } from '@dasturxon/core/order';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import { aggregatorOrders } from '../../db/schema/connections/aggregators.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { readPublicHost } from '../../merchants/public-host.ts';
import { type AggregatorAccount, AggregatorSettings, clientIdOf } from '../model/account.ts';

const SHOWN_AT_MOST = 10;

const at = (moment: Date | null) => moment?.toISOString() ?? 'not yet';

/** The state of an aggregator's connection, without anything secret. */
export async function showAggregator(deps: CommandDeps, account: AggregatorAccount): Promise<string> {
  const { merchantId, kind, signedInAt, menuReadAt, orderedAt } = account;
  const since = new Date(deps.now().getTime() - DAY_MS);
  const [orders, host] = await deps.db.inTenant(merchantId, async (tx) => [
    await tx
      .select()
      .from(aggregatorOrders)
      .where(
        and(
          eq(aggregatorOrders.merchantId, merchantId),
          eq(aggregatorOrders.kind, kind),
          gt(aggregatorOrders.updatedAt, since),
        ),
      )
      .orderBy(desc(aggregatorOrders.updatedAt)),
    await readPublicHost(tx),
  ]);
  const { branchIds } = v.parse(AggregatorSettings, account.settings);
  const refused = orders.filter(({ orderId }) => orderId === null);
  return [
    `${AGGREGATOR_NAMES[kind]}: client ${clientIdOf(account)} at https://${host ?? 'HOST'}/aggregators`,
    `branches: ${branchIds?.join(', ') ?? 'every one with its service'}`,
    `signed in ${at(signedInAt)}, read the menu ${at(menuReadAt)}, ordered ${at(orderedAt)}`,
    `orders of 24 h: taken ${orders.length - refused.length}, refused ${refused.length}`,
    ...orders
      .filter(({ message }) => message !== null)
      .slice(0, SHOWN_AT_MOST)
      .map(
        ({ eatsId, orderId, message }) => `${eatsId} ${orderId === null ? 'refused' : 'taken'}: ${message}`,
      ),
  ].join('\n');
}
