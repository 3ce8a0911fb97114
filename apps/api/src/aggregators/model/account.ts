import { randomBytes } from 'node:crypto';

import { HOUR_MS } from '@dasturxon/core/kernel';
import { Aggregator } from '@dasturxon/core/order';
import { and, eq, gt, lt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { aggregatorAccounts, aggregatorTokens } from '../../db/schema/connections/aggregators.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { equalInConstantTime, sha256 } from '../../kernel/secrets.ts';

export type AggregatorAccount = typeof aggregatorAccounts.$inferSelect;

/** The branches that the aggregator serves; null: every branch that has its service switched on. */
export const AggregatorSettings = v.object({ branchIds: v.optional(v.nullable(v.array(v.string())), null) });

const SealedSecret = v.object({ secret: v.string() });

/** How long a token lives. */
const TOKEN_MS = HOUR_MS;

/** What a client id and a token begin with: the merchant and its aggregator, so that they are found in its own rows. */
const scopeOf = ({ merchantId, kind }: Pick<AggregatorAccount, 'merchantId' | 'kind'>) =>
  `${merchantId}.${kind}`;

type Scope = { merchantId: string; kind: Aggregator };

/** The merchant and the aggregator that a client id or a token names; null for anything else. */
export function readScope(text: string): Scope | null {
  const [, merchantId, kind] = /^([\w-]{1,64})\.([A-Z0-9_]{1,20})(?:\.[\w-]{43})?$/.exec(text) ?? [];
  return merchantId !== undefined && v.is(Aggregator, kind) ? { merchantId, kind } : null;
}

/** The id that the aggregator's client signs in with. */
export const clientIdOf = scopeOf;

/** The account of an aggregator at a merchant; null without one. */
export async function findAggregator(tx: Tx, { merchantId, kind }: Scope): Promise<AggregatorAccount | null> {
  const own = and(eq(aggregatorAccounts.merchantId, merchantId), eq(aggregatorAccounts.kind, kind));
  const [row] = await tx.select().from(aggregatorAccounts).where(own);
  return row ?? null;
}

/** Writes facts about an aggregator's account. */
export async function changeAggregator(
  tx: Tx,
  { merchantId, kind }: Scope,
  set: Partial<AggregatorAccount>,
): Promise<void> {
  const own = and(eq(aggregatorAccounts.merchantId, merchantId), eq(aggregatorAccounts.kind, kind));
  await tx.update(aggregatorAccounts).set(set).where(own);
}

type SignInDeps = Pick<Deps, 'db' | 'secrets' | 'now'>;

/** A new token for a client with the right secret; null otherwise. Older tokens live on until they end. */
export async function grantToken(
  deps: SignInDeps,
  given: { id: string; secret: string },
): Promise<string | null> {
  const scope = readScope(given.id);
  if (!scope || given.id !== scopeOf(scope)) return null;
  return deps.db.inTenant(scope.merchantId, async (tx) => {
    const account = await findAggregator(tx, scope);
    const known =
      account && v.parse(SealedSecret, deps.secrets.open(account.sealedSecret, account.merchantId));
    if (!known || !equalInConstantTime(known.secret, given.secret)) return null;
    const token = `${scopeOf(scope)}.${randomBytes(32).toString('base64url')}`;
    const now = deps.now();
    await tx.delete(aggregatorTokens).where(lt(aggregatorTokens.expiresAt, now));
    await tx
      .insert(aggregatorTokens)
      .values({ ...scope, tokenHash: sha256(token), expiresAt: new Date(now.getTime() + TOKEN_MS) });
    await changeAggregator(tx, scope, { signedInAt: now });
    return token;
  });
}

/** The account that a live token belongs to; null for any other text. */
export async function accountOfToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<AggregatorAccount | null> {
  const scope = readScope(token);
  if (!scope) return null;
  return db.inTenant(scope.merchantId, async (tx) => {
    const live = and(
      eq(aggregatorTokens.merchantId, scope.merchantId),
      eq(aggregatorTokens.tokenHash, sha256(token)),
      eq(aggregatorTokens.kind, scope.kind),
      gt(aggregatorTokens.expiresAt, now()),
    );
    const [row] = await tx.select({ kind: aggregatorTokens.kind }).from(aggregatorTokens).where(live);
    return row ? findAggregator(tx, scope) : null;
  });
}
