import { DAY_MS } from '@dasturxon/core/kernel';
import { and, count, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { crmAccounts, crmLeads } from '../../db/schema/connections/crm.ts';
import { AmoHost, AmoIntegration, grantTokens } from '../../gateways/crm/amo-crm.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import {
  type CrmAccount,
  type CrmAccountRow,
  CrmSettings,
  findCrm,
  openCrm,
  withTokens,
} from '../model/crm-account.ts';
import type { CrmDeps } from '../model/deps.ts';

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));

/** The account file: a long-lived token, or an integration with its code of 20 minutes. */
const Account = v.union(
  [v.strictObject({ host: AmoHost, token: Text }), v.strictObject({ ...AmoIntegration.entries, code: Text })],
  'the account file has {"host", "token"} or {"host", "clientId", "clientSecret", "redirectUri", "code"}',
);

/** How a brand's CRM is connected. What is left out stays; without a change the command shows the connection. */
export const ConfiguredCrm = v.object({
  sub: v.string(),
  account: v.optional(Account),
  ...v.partial(CrmSettings).entries,
  test: v.optional(v.boolean(), false),
  off: v.optional(v.boolean(), false),
});
export type ConfiguredCrm = v.InferOutput<typeof ConfiguredCrm>;

type Needs = CommandDeps & Pick<CrmDeps, 'amoAccess'>;

/** The account to seal; the code of an integration is used up. */
async function accountOf(deps: Needs, account: NonNullable<ConfiguredCrm['account']>): Promise<CrmAccount> {
  if ('token' in account) return account;
  const { code, ...integration } = account;
  return withTokens(integration, await grantTokens(integration, { code }, deps.amoAccess), deps.now());
}

type CrmChange = {
  account: CrmAccount | null;
  pipelineId?: number | null | undefined;
  statusId?: number | null | undefined;
  off: boolean;
};

/** Changes what is given of a merchant's CRM. Throws for settings without an account. */
export async function setCrm(
  { secrets, now, merchantId }: Pick<CommandDeps, 'secrets' | 'now'> & { merchantId: string },
  tx: Tx,
  { account, pipelineId, statusId, off }: CrmChange,
): Promise<void> {
  const own = eq(crmAccounts.merchantId, merchantId);
  if (off) await tx.delete(crmAccounts).where(own);
  if (account) {
    const sealed = { sealedAccount: secrets.seal(account, merchantId), retryAt: null, lastError: null };
    await tx
      .insert(crmAccounts)
      .values({ merchantId, ...sealed, createdAt: now() })
      .onConflictDoUpdate({ target: [crmAccounts.merchantId], set: sealed });
  }
  if (pipelineId === undefined && statusId === undefined) return;
  const row = await findCrm(tx, merchantId);
  if (!row) throw new Error('the brand has no CRM yet: add --account');
  const wanted = {
    ...row.settings,
    ...(pipelineId !== undefined && { pipelineId }),
    ...(statusId !== undefined && { statusId }),
  };
  await tx
    .update(crmAccounts)
    .set({ settings: v.parse(CrmSettings, wanted) })
    .where(own);
}

async function change(deps: Needs, merchantId: string, given: ConfiguredCrm): Promise<void> {
  const account = given.account ? await accountOf(deps, given.account) : null;
  await deps.db.inTenant(merchantId, (tx) => setCrm({ ...deps, merchantId }, tx, { ...given, account }));
}

/** The state of a connection, without anything secret. */
async function show(deps: Needs, row: CrmAccountRow): Promise<string> {
  const { merchantId, lastAnswerAt, lastError } = row;
  const since = new Date(deps.now().getTime() - DAY_MS);
  const states = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ state: crmLeads.state, leads: count() })
      .from(crmLeads)
      .where(and(eq(crmLeads.merchantId, merchantId), gt(crmLeads.updatedAt, since)))
      .groupBy(crmLeads.state),
  );
  const { pipelineId, statusId } = v.parse(CrmSettings, row.settings);
  return [
    `amoCRM: new leads go to pipeline ${pipelineId ?? 'main'}, status ${statusId ?? 'first'}`,
    `last answer ${lastAnswerAt?.toISOString() ?? 'none yet'}`,
    ...(lastError === null ? [] : [`last error: ${lastError}`]),
    `leads of 24 h: ${states.map(({ state, leads }) => `${state} ${leads}`).join(', ') || 'none'}`,
  ].join('\n');
}

/** Tests a connection by reading the account and its pipelines. */
async function test(deps: Needs, row: CrmAccountRow): Promise<string> {
  const { account, pipelines } = await openCrm(deps, row).check();
  const lines = pipelines.map(({ id, name, statuses }) => {
    const steps = statuses.map((one) => `${one.id} ${one.name}`).join(', ');
    return `pipeline ${id} ${name}: ${steps}`;
  });
  return [`amoCRM answers: ${account}`, ...lines].join('\n');
}

/**
 * Connects, tests, shows or takes away the CRM of a brand. Throws as namedMerchant does, for a wrong account, and for a
 * test that the CRM does not pass.
 */
export async function configureCrm(deps: CommandDeps, given: ConfiguredCrm): Promise<string> {
  const { amoAccess } = deps;
  if (!amoAccess) throw new Error('this process cannot reach the CRM');
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, given.sub));
  const needs = { ...deps, amoAccess };
  try {
    await change(needs, merchantId, given);
    const row = await deps.db.inTenant(merchantId, (tx) => findCrm(tx, merchantId));
    if (!row) return `${given.sub}: no CRM`;
    return await (given.test ? test(needs, row) : show(needs, row));
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof ServiceRefused)
      throw new Error(`amoCRM does not pass the test: ${error.message}`, { cause: error });
    throw error;
  }
}
