import type { AuditAction, StoppedAt } from '@dasturxon/core/staff';
import { stopEnd } from '@dasturxon/core/stop-list';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { modifierStops, products } from '../../db/schema/catalog.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchesFor, checkStop, type OneBranch, ordersThatNeed } from './stop-scope.ts';
import type { Stop } from './write-stops.ts';

type Row = typeof modifierStops.$inferSelect;

/** Throws modifier.notFound for a choice that no product has. */
async function requireModifier(ctx: SignedIn, tx: Tx, id: string): Promise<void> {
  const path = `$.modificationGroups[*].items[*] ? (@.id == $id)`;
  const has = sql`jsonb_path_exists(${products.data}, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb)`;
  const count = await tx.$count(products, and(eq(products.merchantId, ctx.merchantId), has));
  if (count === 0) throw apiError('modifier.notFound', { modifierId: id });
}

const ownRow = ({ merchantId }: SignedIn, branchId: string, id: string) =>
  and(
    eq(modifierStops.merchantId, merchantId),
    eq(modifierStops.branchId, branchId),
    eq(modifierStops.modifierId, id),
  );

const factsOf = (row: Row | undefined) =>
  row ? { until: row.until?.toISOString() ?? null, by: row.stoppedBy, reason: row.reason } : null;

type Changed = {
  action: AuditAction;
  id: string;
  branchId: string;
  before: Row | undefined;
  after: Row | undefined;
};

const audit = (ctx: SignedIn, tx: Tx, { action, id, branchId, before, after }: Changed) =>
  writeAudit(ctx, tx, {
    action,
    subject: 'modifier',
    subjectId: id,
    branchId,
    before: factsOf(before),
    after: factsOf(after),
  });

async function put(ctx: SignedIn, tx: Tx, { id, ...stop }: Stop & { id: string }): Promise<StoppedAt[]> {
  checkStop(ctx, stop);
  await requireModifier(ctx, tx, id);
  const moment = { now: ctx.now(), zone: ctx.tenant.timeZone };
  const target = [modifierStops.merchantId, modifierStops.branchId, modifierStops.modifierId];
  const stoppedAt: StoppedAt[] = [];
  for (const branch of await branchesFor(ctx, tx, stop)) {
    const until = stopEnd(stop, branch, moment);
    const [before] = await tx
      .select()
      .from(modifierStops)
      .where(ownRow(ctx, branch.id, id));
    const set = { until, stoppedBy: ctx.caller.name ?? ctx.caller.role, reason: stop.reason || null };
    const after = { merchantId: ctx.merchantId, branchId: branch.id, modifierId: id, ...set };
    await tx.insert(modifierStops).values(after).onConflictDoUpdate({ target, set });
    await audit(ctx, tx, { action: 'modifier.stop', id, branchId: branch.id, before, after });
    const orders = await ordersThatNeed(ctx, tx, { branchId: branch.id, modifierId: id });
    stoppedAt.push({
      branchId: branch.id,
      until: until?.toISOString() ?? null,
      productIds: [],
      orders,
    });
  }
  return stoppedAt;
}

/**
 * Takes a choice off sale in all products, at one branch or all of the caller's, once per key. Throws modifier.notFound,
 * request.invalid for an end that is past, and branch.notFound out of scope.
 */
export const stopModifier = (
  ctx: SignedIn,
  stop: Stop & { id: string },
  sent: KeyedCall,
): Promise<Reply<StoppedAt[]>> =>
  doOnce(ctx, { ...sent, endpoint: sent.endpoint.replace('{id}', stop.id) }, (tx) => put(ctx, tx, stop));

/** Puts a choice back on sale. Throws modifier.notFound, and branch.notFound out of scope. */
export const returnModifier = (ctx: SignedIn, { id, branchId }: OneBranch & { id: string }): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await requireModifier(ctx, tx, id);
    for (const branch of await branchesFor(ctx, tx, { branchId })) {
      const [before] = await tx
        .delete(modifierStops)
        .where(ownRow(ctx, branch.id, id))
        .returning();
      if (before)
        await audit(ctx, tx, {
          action: 'modifier.return',
          id,
          branchId: branch.id,
          before,
          after: undefined,
        });
    }
    return null;
  });
