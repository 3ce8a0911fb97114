import type { ConnectionTest } from '@dasturxon/core/connections';
import { localize } from '@dasturxon/core/kernel';
import type { Aggregator } from '@dasturxon/core/order';

import { findAggregator } from '../../../aggregators/model/account.ts';
import { testAggregator } from '../../../aggregators/setup/test-aggregator.ts';
import { findCrm, openCrm } from '../../../crm/model/crm-account.ts';
import { ServiceFailed, ServiceRefused } from '../../../gateways/service-errors.ts';
import { findAccount, openTillOf } from '../../../tills/model/till-account.ts';
import type { SignedIn } from './deps.ts';
import { readSystems } from './read-systems.ts';

const ended = (outcome: ConnectionTest['outcome'], detail: string | null = null): ConnectionTest => ({
  outcome,
  detail,
});

/** How a service's failure is shown. Other errors are not its. */
function failed(error: unknown): ConnectionTest {
  if (error instanceof ServiceRefused) return ended('refused');
  if (error instanceof ServiceFailed) return ended('unreachable');
  throw error;
}

/** Asks the till what it has, and names the branches whose orders do not go there. */
export async function testTillConnection(ctx: SignedIn): Promise<ConnectionTest> {
  const account = await ctx.db.inTenant(ctx.merchantId, (tx) => findAccount(tx, ctx.merchantId));
  if (!account) return ended('notSet');
  try {
    const { organization } = await openTillOf(ctx, account).check();
    const without = (await readSystems(ctx)).branches.filter(({ tillId }) => tillId === null);
    const names = without.map(({ id, name }) => localize(name, 'uz') || id).join(', ');
    return names === '' ? ended('good', organization) : ended('unmapped', names);
  } catch (error) {
    return failed(error);
  }
}

/** Reads the account and its pipelines. */
export async function testCrmConnection(ctx: SignedIn): Promise<ConnectionTest> {
  const row = await ctx.db.inTenant(ctx.merchantId, (tx) => findCrm(tx, ctx.merchantId));
  if (!row) return ended('notSet');
  try {
    return ended('good', (await openCrm(ctx, row).check()).account);
  } catch (error) {
    return failed(error);
  }
}

/** Makes the answers that the aggregator will get: it signs in here, so there is nothing to call. */
export async function testAggregatorConnection(ctx: SignedIn, kind: Aggregator): Promise<ConnectionTest> {
  const { merchantId } = ctx;
  const account = await ctx.db.inTenant(merchantId, (tx) => findAggregator(tx, { merchantId, kind }));
  if (!account) return ended('notSet');
  try {
    await testAggregator(ctx, account);
    return ended('good');
  } catch {
    return ended('empty');
  }
}
