import { isInScope, stopEnd, type StoppedAt, type StopTerm } from '@dasturxon/core/staff';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products, stopList } from '../../db/schema/catalog.ts';
import { branches } from '../../db/schema/places.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { toBranch } from '../../places/to-branch.ts';
import { staffName, writeAudit } from '../audit/write-audit.ts';

type StopRow = typeof stopList.$inferSelect;

/** Locks the product, so that its stops change one after the other. Throws product.notFound. */
async function lockProduct(ctx: SignedIn, tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), eq(products.id, id)))
    .for('update');
  found(row, 'product.notFound');
}

/** The named branch, or all of the caller's. Throws branch.notFound for one out of scope. */
async function branchesFor(ctx: SignedIn, tx: Tx, branchId: string | undefined) {
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.deleted, false)))
    .orderBy(asc(branches.id));
  const own = rows
    .filter(({ id }) => isInScope(ctx.caller.branchIds, id) && (branchId === undefined || id === branchId))
    .map(toBranch);
  if (own.length === 0) throw apiError('branch.notFound');
  return own;
}

/** The stops of a product by branch, also those that have ended and were not removed. */
async function stopsOf(ctx: SignedIn, tx: Tx, productId: string): Promise<ReadonlyMap<string, StopRow>> {
  const rows = await tx
    .select()
    .from(stopList)
    .where(and(eq(stopList.merchantId, ctx.merchantId), eq(stopList.productId, productId)));
  return new Map(rows.map((row) => [row.branchId, row]));
}

const factsOf = (row: StopRow | undefined) =>
  row ? { until: row.until?.toISOString() ?? null, by: row.stoppedBy, reason: row.reason } : null;

type Changed = { action: string; branchId: string; before: StopRow | undefined; after: StopRow | undefined };

const audit = (ctx: SignedIn, tx: Tx, { before, after, ...row }: Changed) =>
  writeAudit(ctx, tx, {
    ...row,
    subject: 'product',
    subjectId: (before ?? after)?.productId ?? null,
    before: factsOf(before),
    after: factsOf(after),
  });

type Stop = { id: string; branchId?: string | undefined; term: StopTerm; reason: string | null };

async function putStops(ctx: SignedIn, tx: Tx, { id, branchId, term, reason }: Stop): Promise<StoppedAt[]> {
  await lockProduct(ctx, tx, id);
  const before = await stopsOf(ctx, tx, id);
  const stoppedBy = (await staffName(ctx, tx)) ?? ctx.caller.role;
  const moment = { now: ctx.now(), zone: ctx.tenant.timeZone };
  const stopped: StoppedAt[] = [];
  for (const branch of await branchesFor(ctx, tx, branchId)) {
    const until = stopEnd(term, branch, moment);
    const change = { until, stoppedBy, reason: reason || null };
    const row: StopRow = { merchantId: ctx.merchantId, branchId: branch.id, productId: id, ...change };
    const target = [stopList.merchantId, stopList.branchId, stopList.productId];
    await tx.insert(stopList).values(row).onConflictDoUpdate({ target, set: change });
    await audit(ctx, tx, {
      action: 'product.stop',
      branchId: branch.id,
      before: before.get(branch.id),
      after: row,
    });
    stopped.push({ branchId: branch.id, until: until?.toISOString() ?? null });
  }
  return stopped;
}

/**
 * Takes a product off sale at one branch or all of the caller's, once per key; a stop that is there gets the new end.
 * Throws product.notFound, and branch.notFound out of scope.
 */
export function stopProduct(
  ctx: SignedIn,
  stop: Stop,
  sent: { endpoint: string; bodyText: string },
): Promise<Reply<StoppedAt[]>> {
  const endpoint = sent.endpoint.replace('{id}', stop.id);
  return doOnce(ctx, { endpoint, bodyText: sent.bodyText }, (tx) => putStops(ctx, tx, stop));
}

/** Puts a product back on sale. What is on sale stays so. Throws product.notFound, and branch.notFound out of scope. */
export function returnProduct(
  ctx: SignedIn,
  { id, branchId }: { id: string; branchId?: string | undefined },
): Promise<null> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await lockProduct(ctx, tx, id);
    const before = await stopsOf(ctx, tx, id);
    const ids = (await branchesFor(ctx, tx, branchId)).map((branch) => branch.id);
    await tx
      .delete(stopList)
      .where(
        and(
          eq(stopList.merchantId, ctx.merchantId),
          eq(stopList.productId, id),
          inArray(stopList.branchId, ids),
        ),
      );
    for (const at of ids)
      if (before.has(at))
        await audit(ctx, tx, {
          action: 'product.return',
          branchId: at,
          before: before.get(at),
          after: undefined,
        });
    return null;
  });
}
