import { randomBytes } from 'node:crypto';

import { AGGREGATOR_NAMES, Aggregator } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { aggregatorAccounts, aggregatorTokens } from '../../db/schema/connections/aggregators.ts';
import { users } from '../../db/schema/customers.ts';
import { branches } from '../../db/schema/places.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { AggregatorSettings, changeAggregator, clientIdOf, findAggregator } from '../model/account.ts';
import { showAggregator } from './show-aggregator.ts';
import { testAggregator } from './test-aggregator.ts';

/** How an aggregator is let in. What is left out stays; without a change the command shows the connection. */
export const ConfiguredAggregator = v.object({
  sub: v.string(),
  aggregator: Aggregator,
  /** A new client secret; the tokens of the one before end. */
  renew: v.optional(v.boolean(), false),
  /** The branches that it serves; an empty list is every branch with the service. */
  branches: v.optional(v.array(v.string())),
  test: v.optional(v.boolean(), false),
  off: v.optional(v.boolean(), false),
});
export type ConfiguredAggregator = v.InferOutput<typeof ConfiguredAggregator>;

type Scope = { merchantId: string; kind: Aggregator };
type Needs = Pick<CommandDeps, 'secrets' | 'newId' | 'now'>;

const endTokens = (tx: Tx, { merchantId, kind }: Scope) =>
  tx
    .delete(aggregatorTokens)
    .where(and(eq(aggregatorTokens.merchantId, merchantId), eq(aggregatorTokens.kind, kind)));

/** A new secret for the aggregator's client, with its customer at the first time. Returns the secret. */
async function renew(deps: Needs, tx: Tx, scope: Scope): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const sealedSecret = deps.secrets.seal({ secret }, scope.merchantId);
  await endTokens(tx, scope);
  if (await findAggregator(tx, scope)) {
    await changeAggregator(tx, scope, { sealedSecret });
    return secret;
  }
  const [merchantId, userId, createdAt] = [scope.merchantId, deps.newId(), deps.now()];
  const customer = { merchantId, id: userId, firstName: AGGREGATOR_NAMES[scope.kind] };
  await tx.insert(users).values({ ...customer, createdAt, updatedAt: createdAt });
  await tx.insert(aggregatorAccounts).values({ ...scope, sealedSecret, userId, createdAt });
  return secret;
}

async function setBranches(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
  const known = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.merchantId, scope.merchantId));
  const unknown = ids.filter((id) => !known.some((one) => one.id === id));
  if (unknown.length > 0) throw new Error(`there is no branch ${unknown.join(', ')}`);
  const settings = v.parse(AggregatorSettings, { branchIds: ids.length > 0 ? [...ids] : null });
  await changeAggregator(tx, scope, { settings });
}

async function takeAway(tx: Tx, scope: Scope): Promise<void> {
  await endTokens(tx, scope);
  await tx
    .delete(aggregatorAccounts)
    .where(and(eq(aggregatorAccounts.merchantId, scope.merchantId), eq(aggregatorAccounts.kind, scope.kind)));
}

type Access = Pick<ConfiguredAggregator, 'off' | 'renew' | 'branches'> & { scope: Scope };

/** Changes what is given of an aggregator's access. Returns a new secret, else null. Throws for an unknown branch. */
export async function changeAccess(
  deps: Needs,
  tx: Tx,
  { off, renew: isRenewed, branches: ids, scope }: Access,
): Promise<string | null> {
  if (off) await takeAway(tx, scope);
  const fresh = isRenewed ? await renew(deps, tx, scope) : null;
  if (ids && (await findAggregator(tx, scope))) await setBranches(tx, scope, ids);
  return fresh;
}

/**
 * Lets an aggregator in, tests, shows or takes the connection away. A new secret is in the answer and nowhere else. Throws as
 * namedMerchant does, for an unknown branch and a test that is not passed.
 */
export async function configureAggregator(deps: CommandDeps, given: ConfiguredAggregator): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, given.sub));
  const scope = { merchantId, kind: given.aggregator };
  const secret = await deps.db.inTenant(merchantId, (tx) => changeAccess(deps, tx, { ...given, scope }));
  const account = await deps.db.inTenant(merchantId, (tx) => findAggregator(tx, scope));
  if (!account) return `${given.sub}: no ${AGGREGATOR_NAMES[scope.kind]}; --renew makes its client`;
  const credentials = secret === null ? [] : [`client_id ${clientIdOf(scope)}`, `client_secret ${secret}`];
  const state = given.test ? await testAggregator(deps, account) : await showAggregator(deps, account);
  return [...credentials, state].join('\n');
}
