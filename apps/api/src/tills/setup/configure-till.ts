import { PUSH_MOMENTS } from '@dasturxon/core/connections';
import { TillKind } from '@dasturxon/core/staff';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { stopList } from '../../db/schema/catalog.ts';
import { tillAccounts, tillOrders } from '../../db/schema/connections/tills.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import { TillAccount } from '../../gateways/tills/tills.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { findAccount, openTillOf, TillSettings } from '../model/till-account.ts';
import { enterIds, IdsFile } from './enter-ids.ts';
import { showTill } from './show-till.ts';
import { testTill } from './test-till.ts';

/** How a brand's till is connected. What is left out stays; without a change the command shows the connection. */
export const ConfiguredTill = v.object({
  sub: v.string(),
  till: v.optional(TillKind),
  /** The account of the till; its fields depend on the kind. */
  account: v.optional(v.unknown()),
  push: v.optional(v.picklist(PUSH_MOMENTS, `push must be ${PUSH_MOMENTS.join(', ')}`)),
  leads: v.optional(v.boolean()),
  /** The till's ids of branches and products. */
  ids: v.optional(IdsFile),
  test: v.optional(v.boolean(), false),
  off: v.optional(v.boolean(), false),
});
export type ConfiguredTill = v.InferOutput<typeof ConfiguredTill>;

type About = Pick<CommandDeps, 'secrets' | 'now'> & { merchantId: string };

/** The given account. Throws a sentence for each wrong part, without its value. */
function readAccount(kind: TillKind, account: unknown): TillAccount {
  const parsed = v.safeParse(TillAccount, { kind, account });
  if (parsed.success) return parsed.output;
  const wrong = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'account');
  throw new Error(`the account of ${kind} is wrong: ${[...new Set(wrong)].join(', ')}`);
}

/** Seals an account. Another kind of till begins anew: orders of the one before are left to staff. */
async function connect(about: About, tx: Tx, { kind, account }: TillAccount): Promise<void> {
  const { merchantId, secrets } = about;
  const before = await findAccount(tx, merchantId);
  if (before && before.kind !== kind) await disconnect(about, tx);
  const at = about.now();
  const sealed = {
    sealedAccount: secrets.seal(account, merchantId),
    watchAt: at,
    retryAt: null,
    lastError: null,
  };
  await tx
    .insert(tillAccounts)
    .values({ merchantId, kind, ...sealed, createdAt: at })
    .onConflictDoUpdate({ target: [tillAccounts.merchantId], set: sealed });
}

/** Takes the till away, with the stops that came from it. Orders that are not there are to be entered by hand. */
async function disconnect({ merchantId }: About, tx: Tx): Promise<void> {
  const pending = and(
    eq(tillOrders.merchantId, merchantId),
    inArray(tillOrders.state, ['NOT_SENT']),
    isNull(tillOrders.enteredBy),
  );
  await tx.update(tillOrders).set({ state: 'BY_HAND', nextAt: null }).where(pending);
  await tx.delete(stopList).where(and(eq(stopList.merchantId, merchantId), eq(stopList.isFromTill, true)));
  await tx.delete(tillAccounts).where(eq(tillAccounts.merchantId, merchantId));
}

async function changeSettings(
  tx: Tx,
  merchantId: string,
  { push, leads }: Pick<ConfiguredTill, 'push' | 'leads'>,
): Promise<void> {
  const account = await findAccount(tx, merchantId);
  if (!account) throw new Error('the brand has no till yet: add --till and --account');
  const settings = v.parse(TillSettings, {
    ...account.settings,
    ...(push && { pushAt: push }),
    ...(leads !== undefined && { leads }),
  });
  await tx.update(tillAccounts).set({ settings }).where(eq(tillAccounts.merchantId, merchantId));
}

/** Changes what is given of a merchant's till. Throws for an account without its till, a wrong one, and an unknown id. */
export async function changeTill(
  about: About,
  tx: Tx,
  given: Omit<ConfiguredTill, 'sub' | 'test'>,
): Promise<void> {
  const { till, account, push, leads, ids, off } = given;
  if ((till === undefined) !== (account === undefined))
    throw new Error('a till needs its account: give --till and --account together');
  if (off) await disconnect(about, tx);
  if (till) await connect(about, tx, readAccount(till, account));
  if (push || leads !== undefined) await changeSettings(tx, about.merchantId, given);
  if (ids) await enterIds(tx, about.merchantId, ids);
}

/**
 * Connects, tests, shows or takes away the till of a brand. Throws as namedMerchant does, for a wrong account, and for
 * a test that the till does not pass.
 */
export async function configureTill(deps: CommandDeps, given: ConfiguredTill): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, given.sub));
  const about = { ...deps, merchantId };
  await deps.db.inTenant(merchantId, (tx) => changeTill(about, tx, given));
  const account = await deps.db.inTenant(merchantId, (tx) => findAccount(tx, merchantId));
  if (!account) return `${given.sub}: no till`;
  const { openTill } = deps;
  if (!given.test || !openTill) return showTill(deps, account);
  try {
    return await testTill(deps, account, openTillOf({ ...deps, openTill }, account));
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof ServiceRefused)
      throw new Error(`${account.kind} does not pass the test: ${error.message}`, { cause: error });
    throw error;
  }
}
