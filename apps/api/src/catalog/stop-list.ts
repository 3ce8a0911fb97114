import type { StopList } from '@dasturxon/core/api';
import { isOfferedBy, partIds, type Product, withCombos } from '@dasturxon/core/catalog';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { modifierStops, products, stopList } from '../db/schema/catalog.ts';
import { branches } from '../db/schema/places.ts';
import { toProduct } from './to-product.ts';
import type { Ctx } from '../http/serving/context.ts';
import { findBranch } from '../places/find-branch.ts';

const isNotOver = (now: Date) => or(isNull(stopList.until), gt(stopList.until, now));

/** Whether a product is off sale: a stop ends by itself, without a job; one without an end stays (C.8). */
export const isStopActive = (now: Date) =>
  and(isNotOver(now), or(isNull(stopList.amountLeft), lte(stopList.amountLeft, 0)));

/** The stops and the amounts of a merchant that have not ended. */
export const stopsInForce = (ctx: Pick<Ctx, 'merchantId' | 'now'>) =>
  and(eq(stopList.merchantId, ctx.merchantId), isNotOver(ctx.now()));

/** The stops of a merchant that have not ended. */
export const activeStops = (ctx: Pick<Ctx, 'merchantId' | 'now'>) =>
  and(eq(stopList.merchantId, ctx.merchantId), isStopActive(ctx.now()));

/** The stops of choices that have not ended (BO-46). */
export const activeModifierStops = (ctx: Pick<Ctx, 'merchantId' | 'now'>) =>
  and(
    eq(modifierStops.merchantId, ctx.merchantId),
    or(isNull(modifierStops.until), gt(modifierStops.until, ctx.now())),
  );

async function stopped(ctx: Ctx, tx: Tx): Promise<{ branchId: string; productId: string }[]> {
  return tx
    .select({ branchId: stopList.branchId, productId: stopList.productId })
    .from(stopList)
    .where(activeStops(ctx));
}

/** What no active branch has. */
async function stoppedEverywhere(ctx: Ctx, tx: Tx): Promise<string[]> {
  const active = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(eq(branches.merchantId, ctx.merchantId), eq(branches.isActive, true), eq(branches.deleted, false)),
    );
  const byProduct = Map.groupBy(await stopped(ctx, tx), ({ productId }) => productId);
  return [...byProduct]
    .filter(([, rows]) => active.every(({ id }) => rows.some((row) => row.branchId === id)))
    .map(([productId]) => productId);
}

async function stoppedAt(ctx: Ctx, tx: Tx, branchId: string): Promise<string[]> {
  await findBranch(ctx, tx, branchId);
  const rows = await stopped(ctx, tx);
  return rows.filter((row) => row.branchId === branchId).map(({ productId }) => productId);
}

async function modifiersAt(ctx: Ctx, tx: Tx, branchId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: modifierStops.modifierId })
    .from(modifierStops)
    .where(and(activeModifierStops(ctx), eq(modifierStops.branchId, branchId)));
  return rows.map(({ id }) => id).sort();
}

/** What has no stock left, and what the merchant has switched off everywhere. */
export const isSoldOut = sql<boolean>`(${products.amount} is not null and ${products.amount} <= 0 or not ${products.isAvailable})`;

/** The combos of a merchant and the dishes that are their options. */
async function readCombos(ctx: Ctx, tx: Tx): Promise<Product[]> {
  const own = eq(products.merchantId, ctx.merchantId);
  const isCombo = sql`jsonb_typeof(${products.data} -> 'combo') = 'object'`;
  const combos = await tx.select().from(products).where(and(own, isCombo));
  const ids = combos.map(toProduct).flatMap(partIds);
  if (ids.length === 0) return [];
  const parts = await tx
    .select()
    .from(products)
    .where(and(own, inArray(products.id, ids)));
  return [...combos, ...parts].map(toProduct);
}

/**
 * What a branch has run out of, or without a branch what all of them have; sold-out stock and what the merchant has
 * switched off are in both (D33, IMP-02). A combo is stopped with all the options of a step (B16). Throws
 * branch.notFound.
 */
export function readStopList(ctx: Ctx, branchId: string | undefined): Promise<StopList> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const named =
      branchId === undefined ? await stoppedEverywhere(ctx, tx) : await stoppedAt(ctx, tx, branchId);
    const soldOut = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.merchantId, ctx.merchantId), isSoldOut));
    const stops = {
      productIds: [...named, ...soldOut.map(({ id }) => id)],
      modifierIds: branchId === undefined ? [] : await modifiersAt(ctx, tx, branchId),
    };
    return withCombos(await readCombos(ctx, tx), { stops, branchId: branchId ?? null });
  });
}

/** Dishes and choices that a branch does not sell now, by branch: stopped, sold out, or not on its menu (B-74). */
export function readOffSale(ctx: Ctx, branchIds: readonly string[]): Promise<Map<string, StopList>> {
  const own = eq(products.merchantId, ctx.merchantId);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const productBranch = sql<Product['productBranch']>`${products.data} -> 'productBranch'`;
    const menu = await tx.select({ id: products.id, isSoldOut, productBranch }).from(products).where(own);
    const stops = await stopped(ctx, tx);
    const combos = await readCombos(ctx, tx);
    const modifiers = await tx
      .select({ branchId: modifierStops.branchId, id: modifierStops.modifierId })
      .from(modifierStops)
      .where(activeModifierStops(ctx));
    const offSaleAt = (branchId: string): StopList => {
      const off = new Set(stops.filter((row) => row.branchId === branchId).map((row) => row.productId));
      const productIds = menu
        .filter((row) => off.has(row.id) || row.isSoldOut || !isOfferedBy(row, branchId))
        .map(({ id }) => id);
      const modifierIds = modifiers.filter((row) => row.branchId === branchId).map(({ id }) => id);
      return withCombos(combos, { stops: { productIds, modifierIds }, branchId });
    };
    return new Map(branchIds.map((id) => [id, offSaleAt(id)]));
  });
}
