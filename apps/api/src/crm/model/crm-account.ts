import { setTimeout as pause } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { crmAccounts } from '../../db/schema/connections/crm.ts';
import {
  amoCrm,
  AmoHost,
  AmoIntegration,
  type AmoTokens,
  grantTokens,
  type Granted,
} from '../../gateways/crm/amo-crm.ts';
import type { Crm } from '../../gateways/crm/crm.ts';
import { ServiceFailed } from '../../gateways/service-errors.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import type { CrmDeps } from './deps.ts';

export type CrmAccountRow = typeof crmAccounts.$inferSelect;

/** Where new leads go; null: the main pipeline, its first status. */
export const CrmSettings = v.object({
  pipelineId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  statusId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
});

/** A sealed account: a long-lived token, or an integration whose tokens are renewed. */
export const CrmAccount = v.union([
  v.object({
    ...AmoIntegration.entries,
    accessToken: v.string(),
    refreshToken: v.string(),
    /** ISO. */
    expiresAt: v.string(),
  }),
  v.object({ host: AmoHost, token: v.pipe(v.string(), v.nonEmpty()) }),
]);
export type CrmAccount = v.InferOutput<typeof CrmAccount>;

/** A token that ends within this time is renewed before a call. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** A window of one second begins anew at its end: two of them together stay below the seven calls that are allowed. */
const PACE = { bucket: 'crm-calls', limit: 3, seconds: 1 };
const PACED_AT_MOST = 30;

/** The CRM of a merchant; null without one. */
export async function findCrm(tx: Tx, merchantId: string): Promise<CrmAccountRow | null> {
  const [row] = await tx.select().from(crmAccounts).where(eq(crmAccounts.merchantId, merchantId));
  return row ?? null;
}

/** Writes facts about a merchant's CRM. */
export async function changeCrm(tx: Tx, merchantId: string, set: Partial<CrmAccountRow>): Promise<void> {
  await tx.update(crmAccounts).set(set).where(eq(crmAccounts.merchantId, merchantId));
}

/** An integration's account with the tokens that were granted. */
export function withTokens(integration: AmoIntegration, granted: Granted, now: Date): CrmAccount {
  const { host, clientId, clientSecret, redirectUri } = integration;
  return {
    host,
    clientId,
    clientSecret,
    redirectUri,
    accessToken: granted.access_token,
    refreshToken: granted.refresh_token,
    expiresAt: new Date(now.getTime() + granted.expires_in * 1000).toISOString(),
  };
}

type OpenDeps = Pick<CrmDeps, 'db' | 'now' | 'secrets' | 'amoAccess'>;
const readSealed = ({ secrets }: Pick<OpenDeps, 'secrets'>, { merchantId, sealedAccount }: CrmAccountRow) =>
  v.parse(CrmAccount, secrets.open(sealedAccount, merchantId));

/**
 * Renews the tokens unless another worker has done so since `refused` was read. The row stays locked during the call: a
 * refresh token works once, and a second worker that used it would end both.
 */
async function renew(deps: OpenDeps, merchantId: string, refused: string): Promise<string | null> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const own = eq(crmAccounts.merchantId, merchantId);
    const [row] = await tx.select().from(crmAccounts).where(own).for('update');
    if (!row) return null;
    const account = readSealed(deps, row);
    if (!('refreshToken' in account)) return null;
    if (account.accessToken !== refused) return account.accessToken;
    const granted = await grantTokens(account, { refreshToken: account.refreshToken }, deps.amoAccess);
    const next = withTokens(account, granted, deps.now());
    await changeCrm(tx, merchantId, { sealedAccount: deps.secrets.seal(next, merchantId) });
    return granted.access_token;
  });
}

function tokensOf(deps: OpenDeps, row: CrmAccountRow): AmoTokens {
  const { merchantId } = row;
  return {
    async current() {
      const account = readSealed(
        deps,
        (await deps.db.inTenant(merchantId, (tx) => findCrm(tx, merchantId))) ?? row,
      );
      if ('token' in account) return account.token;
      const isEnding = new Date(account.expiresAt).getTime() - deps.now().getTime() < RENEW_BEFORE_MS;
      return (isEnding ? await renew(deps, merchantId, account.accessToken) : null) ?? account.accessToken;
    },
    renew: (refused) => renew(deps, merchantId, refused),
  };
}

/** Waits until the account allows one more call, over all processes. Rejects with ServiceFailed when it takes too long. */
async function pace({ db }: Pick<OpenDeps, 'db'>, merchantId: string): Promise<void> {
  for (let tries = 0; tries < PACED_AT_MOST; tries += 1) {
    // The CRM counts real seconds.
    const now = new Date();
    const wait = await db.inTenant(merchantId, (tx) => countAgainst(tx, [PACE], { merchantId, now }));
    if (wait === 0) return;
    await pause(1000 - (now.getTime() % 1000));
  }
  throw new ServiceFailed('too many calls', false);
}

/** Opens the CRM of a row. Throws for another SECRET_KEY than sealed the account. */
export function openCrm(deps: OpenDeps, row: CrmAccountRow): Crm {
  const { host } = readSealed(deps, row);
  const { isPaced, ...access } = deps.amoAccess;
  const wait = () => (isPaced ? pace(deps, row.merchantId) : Promise.resolve());
  const settings = v.parse(CrmSettings, row.settings);
  return amoCrm({ host, tokens: tokensOf(deps, row), ...settings, pace: wait }, access);
}
