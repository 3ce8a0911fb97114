import { outlasts, type StoppedAt } from '@dasturxon/core/staff';
import { stopEnd, type StopChoice } from '@dasturxon/core/stop-list';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { categories, products, stopList } from '../../db/schema/catalog.ts';
import type { Reply } from '../../http/answers.ts';
import { found } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchesFor, checkStop, ordersThatNeed, type OneBranch } from './stop-scope.ts';

type StopRow = typeof stopList.$inferSelect;

/** A stop of a product or a category as staff choose it. */
export type Stop = OneBranch & StopChoice & { left?: number | null; reason: string | null };

/** Locks products in one order for all writers, so that their stops change one after the other. */
async function lockProducts(ctx: SignedIn, tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** The product alone. Throws product.notFound. */
async function oneProduct(ctx: SignedIn, tx: Tx, id: string): Promise<string[]> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), eq(products.id, id)));
  return [found(row, 'product.notFound').id];
}

/** The products of a category that are on the menu. Throws category.notFound. */
async function productsOf(ctx: SignedIn, tx: Tx, categoryId: string): Promise<string[]> {
  const own = and(eq(categories.merchantId, ctx.merchantId), eq(categories.id, categoryId));
  const [category] = await tx.select({ id: categories.id }).from(categories).where(own);
  found(category, 'category.notFound');
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.merchantId, ctx.merchantId),
        eq(products.categoryId, categoryId),
        eq(products.active, true),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The stops of products at a branch by product, also those that have ended and were not removed. */
async function stopsOf(ctx: SignedIn, tx: Tx, about: { branchId: string; ids: readonly string[] }) {
  const rows = await tx
    .select()
    .from(stopList)
    .where(
      and(
        eq(stopList.merchantId, ctx.merchantId),
        eq(stopList.branchId, about.branchId),
        inArray(stopList.productId, [...about.ids]),
      ),
    );
  return new Map(rows.map((row) => [row.productId, row]));
}

const factsOf = (row: StopRow | undefined) =>
  row
    ? {
        until: row.until?.toISOString() ?? null,
        by: row.stoppedBy,
        reason: row.reason,
        ...(row.amountLeft !== null && { left: row.amountLeft }),
      }
    : null;

/** Whether a row keeps its product off sale now. */
const isOff = (row: StopRow | undefined, now: Date): row is StopRow =>
  row !== undefined && (row.until === null || row.until > now) && (row.amountLeft ?? 0) <= 0;

/** What a write is about: a product, several (without an `id`), or a category with all its products. */
export type Subject = { subject: 'product' | 'category'; id: string | null; ids: readonly string[] };

/** Whether a write is about one product. */
const isOneProduct = ({ subject, id }: Subject): boolean => subject === 'product' && id !== null;

const oneOf = (rows: ReadonlyMap<string, StopRow>, { id }: Subject) => rows.get(id ?? '');

type Put = Subject & { stop: Stop; keepsLonger: boolean };

/** Writes the stop of products at a branch. Returns those whose stop was written. */
async function putAt(ctx: SignedIn, tx: Tx, about: Put & { branchId: string; until: Date | null }) {
  const { stop, ids, branchId, until } = about;
  const before = await stopsOf(ctx, tx, { branchId, ids });
  const longer = (id: string) => {
    const row = before.get(id);
    return about.keepsLonger && isOff(row, ctx.now()) && outlasts(row.until, until);
  };
  const stopped = ids.filter((id) => !longer(id));
  const change = {
    until,
    stoppedBy: ctx.caller.name ?? ctx.caller.role,
    reason: stop.reason || null,
    amountLeft: stop.left ?? null,
    leftSince: stop.left ? ctx.now() : null,
    isFromTill: false,
  };
  const target = [stopList.merchantId, stopList.branchId, stopList.productId];
  for (const productId of stopped) {
    const row = { merchantId: ctx.merchantId, branchId, productId, ...change };
    await tx.insert(stopList).values(row).onConflictDoUpdate({ target, set: change });
  }
  const after = { merchantId: ctx.merchantId, branchId, productId: '', ...change };
  const isOne = isOneProduct(about);
  await writeAudit(ctx, tx, {
    action: `${about.subject}.stop`,
    subject: about.subject,
    subjectId: about.id,
    branchId,
    before: isOne ? factsOf(oneOf(before, about)) : null,
    after: { ...factsOf(after), ...(!isOne && { products: stopped }) },
  });
  return { stopped, onSaleBefore: stopped.filter((id) => !isOff(before.get(id), ctx.now())) };
}

export async function putStops(ctx: SignedIn, tx: Tx, put: Put): Promise<StoppedAt[]> {
  const { stop, ids } = put;
  checkStop(ctx, stop);
  await lockProducts(ctx, tx, ids);
  const moment = { now: ctx.now(), zone: ctx.tenant.timeZone };
  const stoppedAt: StoppedAt[] = [];
  for (const branch of await branchesFor(ctx, tx, stop)) {
    const until = stopEnd(stop, branch, moment);
    const { stopped, onSaleBefore } = await putAt(ctx, tx, { ...put, branchId: branch.id, until });
    // What is left is still sold: the orders that wait can be cooked.
    const needing = stop.left
      ? []
      : await ordersThatNeed(ctx, tx, { branchId: branch.id, productIds: stopped });
    stoppedAt.push({
      branchId: branch.id,
      until: until?.toISOString() ?? null,
      productIds: onSaleBefore,
      orders: needing,
    });
  }
  return stoppedAt;
}

/** Stops dishes that an order cannot get at its branch, in the transaction of its rejection or edit (BO-47). */
export async function stopDishesOfOrder(
  ctx: SignedIn,
  tx: Tx,
  { productIds, ...stop }: Stop & { productIds: readonly string[] },
): Promise<void> {
  for (const id of [...productIds].sort()) {
    const ids = await oneProduct(ctx, tx, id);
    await putStops(ctx, tx, { subject: 'product', id, ids, stop, keepsLonger: true });
  }
}

const once = (sent: KeyedCall, id: string) => ({ ...sent, endpoint: sent.endpoint.replace('{id}', id) });

/**
 * Takes a product off sale at one branch or all of the caller's, or leaves an amount of it, once per key; a stop that is
 * there is replaced. Throws product.notFound, request.invalid for an end that is past, and branch.notFound out of scope.
 */
export const stopProduct = (
  ctx: SignedIn,
  { id, ...stop }: Stop & { id: string },
  sent: KeyedCall,
): Promise<Reply<StoppedAt[]>> =>
  doOnce(ctx, once(sent, id), async (tx) =>
    putStops(ctx, tx, {
      subject: 'product',
      id,
      ids: await oneProduct(ctx, tx, id),
      stop,
      keepsLonger: false,
    }),
  );

/** The same for all products of a category; one that is stopped for longer stays so. Throws category.notFound as well. */
export const stopCategory = (
  ctx: SignedIn,
  { id, ...stop }: Stop & { id: string },
  sent: KeyedCall,
): Promise<Reply<StoppedAt[]>> =>
  doOnce(ctx, once(sent, id), async (tx) =>
    putStops(ctx, tx, {
      subject: 'category',
      id,
      ids: await productsOf(ctx, tx, id),
      stop,
      keepsLonger: true,
    }),
  );

export async function putBack(
  ctx: SignedIn,
  tx: Tx,
  { branchId, ...about }: Subject & OneBranch,
): Promise<null> {
  const { ids } = about;
  await lockProducts(ctx, tx, ids);
  for (const branch of await branchesFor(ctx, tx, { branchId })) {
    const before = await stopsOf(ctx, tx, { branchId: branch.id, ids });
    if (before.size === 0) continue;
    await tx
      .delete(stopList)
      .where(
        and(
          eq(stopList.merchantId, ctx.merchantId),
          eq(stopList.branchId, branch.id),
          inArray(stopList.productId, [...ids]),
        ),
      );
    await writeAudit(ctx, tx, {
      action: `${about.subject}.return`,
      subject: about.subject,
      subjectId: about.id,
      branchId: branch.id,
      before: isOneProduct(about) ? factsOf(oneOf(before, about)) : { products: [...before.keys()] },
      after: null,
    });
  }
  return null;
}

/** Puts a product back on sale. What is on sale stays so. Throws product.notFound, and branch.notFound out of scope. */
export const returnProduct = (ctx: SignedIn, { id, branchId }: OneBranch & { id: string }): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) =>
    putBack(ctx, tx, { subject: 'product', id, ids: await oneProduct(ctx, tx, id), branchId }),
  );

/** The same for all products of a category. Throws category.notFound, and branch.notFound out of scope. */
export const returnCategory = (ctx: SignedIn, { id, branchId }: OneBranch & { id: string }): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) =>
    putBack(ctx, tx, { subject: 'category', id, ids: await productsOf(ctx, tx, id), branchId }),
  );
