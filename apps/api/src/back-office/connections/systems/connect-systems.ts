import {
  type ConnectedSystems,
  type TillConnection,
  type RemovableSystem,
  TILL_FIELDS,
  withFields,
} from '@dasturxon/core/connections';
import type { Aggregator } from '@dasturxon/core/order';
import type { TillKind } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { changeAccess } from '../../../aggregators/setup/configure-aggregator.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { CrmAccount, findCrm } from '../../../crm/model/crm-account.ts';
import { setCrm } from '../../../crm/setup/configure-crm.ts';
import type { Tx } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalog.ts';
import { TillAccount } from '../../../gateways/tills/tills.ts';
import type { Reply } from '../../../http/answers.ts';
import { apiError } from '../../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../../http/serving/idempotency.ts';
import { findAccount } from '../../../tills/model/till-account.ts';
import { changeTill } from '../../../tills/setup/configure-till.ts';
import type { SignedIn } from './deps.ts';
import { systemsIn } from './read-systems.ts';

type Till = {
  till: TillKind;
  fields: Record<string, string>;
  pushAt: TillConnection['pushAt'];
  leads: boolean;
  branches: Record<string, string>;
  dishes: Record<string, string>;
};

/** Orders of every branch go through these. */
function requireEveryBranch({ caller }: SignedIn): void {
  if (caller.branchIds !== null) throw apiError('forbidden');
}

/** What the audit log keeps: names of fields, never values. */
const audit = (
  ctx: SignedIn,
  tx: Tx,
  about: { kind: 'till' | 'aggregator' | 'crm' | 'off'; subjectId: string; after: object | null },
) =>
  writeAudit(ctx, tx, {
    action: `connection.${about.kind}`,
    subject: 'connection',
    subjectId: about.subjectId,
    branchId: null,
    before: null,
    after: about.after,
  });

const isTyped = (text: string) => text.trim() !== '';

/** The account with what is typed, of the one that is there where it is of the same kind. Throws connection.incomplete. */
async function typedTill(ctx: SignedIn, tx: Tx, { till, fields }: Pick<Till, 'till' | 'fields'>) {
  const row = await findAccount(tx, ctx.merchantId);
  const isSame = row?.kind === till;
  if (!Object.values(fields).some(isTyped) && isSame) return null;
  const before = isSame
    ? v.parse(v.record(v.string(), v.unknown()), ctx.secrets.open(row.sealedAccount, ctx.merchantId))
    : {};
  const account = withFields(before, fields);
  const read = v.safeParse(TillAccount, { kind: till, account });
  if (read.success) return { till, account };
  const wrong = read.issues.map((issue) => (v.getDotPath(issue) ?? 'account').replace('account.', ''));
  throw apiError('connection.incomplete', { fields: [...new Set(wrong)].slice(0, 20) });
}

const typedIds = (ids: Record<string, string>) =>
  Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''));

/** Throws product.notFound for a dish that the brand does not have. */
async function requireDishes({ merchantId }: SignedIn, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = and(eq(products.merchantId, merchantId), inArray(products.id, [...ids]));
  if ((await tx.$count(products, own)) !== ids.length) throw apiError('product.notFound');
}

async function setTill(ctx: SignedIn, tx: Tx, asked: Till): Promise<void> {
  const given = await typedTill(ctx, tx, asked);
  const [ids, dishes] = [typedIds(asked.branches), typedIds(asked.dishes)];
  const known = (await systemsIn(ctx, tx)).branches.map(({ id }) => id);
  if (!Object.keys(ids).every((id) => known.includes(id))) throw apiError('branch.notFound');
  await requireDishes(ctx, tx, Object.keys(dishes));
  await changeTill(ctx, tx, {
    ...given,
    push: asked.pushAt,
    leads: asked.leads,
    ids: { branches: ids, products: dishes },
    off: false,
  });
}

/**
 * Sets the account at the till and how orders go there, as `brand:connect` does, once per key. Throws request.invalid for a field
 * that the account does not have, connection.incomplete for missing or wrong ones, branch.notFound, product.notFound.
 */
export function connectTill(ctx: SignedIn, asked: Till, sent: KeyedCall): Promise<Reply<ConnectedSystems>> {
  requireEveryBranch(ctx);
  const known = TILL_FIELDS[asked.till].map(({ name }) => name);
  if (!Object.keys(asked.fields).every((name) => known.includes(name))) throw apiError('request.invalid');
  return doOnce(ctx, sent, async (tx) => {
    await setTill(ctx, tx, asked);
    const fields = Object.keys(asked.fields).filter((name) => isTyped(asked.fields[name] ?? ''));
    const { till: subjectId, pushAt, leads } = asked;
    await audit(ctx, tx, {
      kind: 'till',
      subjectId,
      after: { fields, pushAt, leads, dishes: Object.keys(typedIds(asked.dishes)) },
    });
    return systemsIn(ctx, tx);
  });
}

type Access = { aggregator: Aggregator; isRenewed: boolean; branchIds: string[] | null };

/** Lets an aggregator in, as `brand:aggregator` does. The new secret is in the answer and nowhere else. Throws branch.notFound. */
export function connectAggregator(ctx: SignedIn, { aggregator, isRenewed, branchIds }: Access) {
  requireEveryBranch(ctx);
  const scope = { merchantId: ctx.merchantId, kind: aggregator };
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const known = (await systemsIn(ctx, tx)).branches.map(({ id }) => id);
    if (!(branchIds ?? []).every((id) => known.includes(id))) throw apiError('branch.notFound');
    const wanted = { scope, renew: isRenewed, branches: branchIds ?? [], off: false };
    const clientSecret = await changeAccess(ctx, tx, wanted);
    await audit(ctx, tx, { kind: 'aggregator', subjectId: aggregator, after: { isRenewed, branchIds } });
    return { systems: await systemsIn(ctx, tx), clientSecret };
  });
}

type Crm = { host: string; token: string; pipelineId: number | null; statusId: number | null };

/** The account as typed; null where nothing is typed and one is there. Throws connection.incomplete. */
async function typedCrm({ merchantId }: SignedIn, tx: Tx, { host, token }: Crm) {
  if (host === '' && token === '' && (await findCrm(tx, merchantId))) return null;
  const read = v.safeParse(CrmAccount, { host, token });
  if (read.success) return read.output;
  const isHost = /^[a-z0-9-]+\.(amocrm\.ru|amocrm\.com|kommo\.com)$/i.test(host.trim());
  throw apiError('connection.incomplete', { fields: isHost ? ['token'] : ['host'] });
}

/** Sets the account at amoCRM with a long-lived token, as `brand:crm` does, once per key. Throws connection.incomplete. */
export function connectCrm(ctx: SignedIn, asked: Crm, sent: KeyedCall): Promise<Reply<ConnectedSystems>> {
  requireEveryBranch(ctx);
  const { pipelineId, statusId } = asked;
  return doOnce(ctx, sent, async (tx) => {
    const account = await typedCrm(ctx, tx, asked);
    await setCrm(ctx, tx, { account, pipelineId, statusId, off: false });
    const after = { fields: account ? ['host', 'token'] : [], pipelineId, statusId };
    await audit(ctx, tx, { kind: 'crm', subjectId: 'amoCRM', after });
    return systemsIn(ctx, tx);
  });
}

/** Takes a system away, once per key: orders and leads that are not there yet are left to staff. */
export function disconnectSystem(
  ctx: SignedIn,
  { system }: { system: RemovableSystem },
  sent: KeyedCall,
): Promise<Reply<ConnectedSystems>> {
  requireEveryBranch(ctx);
  return doOnce(ctx, sent, async (tx) => {
    if (system === 'TILL') await changeTill(ctx, tx, { off: true });
    else if (system === 'CRM') await setCrm(ctx, tx, { account: null, off: true });
    else {
      const scope = { merchantId: ctx.merchantId, kind: system };
      await changeAccess(ctx, tx, { scope, off: true, renew: false, branches: undefined });
    }
    await audit(ctx, tx, { kind: 'off', subjectId: system, after: null });
    return systemsIn(ctx, tx);
  });
}
