import { createHash } from 'node:crypto';

import { activeServicePauses, busyMinutesAt, CapacityTonight } from '@dasturxon/core/branch';
import { stillUntil } from '@dasturxon/core/staff';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { modifierStops, stopList } from '../db/schema/catalog.ts';
import { merchants } from '../db/schema/merchants.ts';
import { branches } from '../db/schema/places.ts';
import { answerPrepared, prepare } from '../http/prepared/prepared.ts';
import type { Ctx } from '../http/serving/context.ts';
import { toBranch } from '../places/to-branch.ts';
import { activeModifierStops, activeStops } from './stop-list.ts';

const Tonight = v.fallback(v.nullish(CapacityTonight, null), null);

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };

/** How many later orders a slot takes tonight; null where the usual number holds (BO-153). */
function capacityTonight({ data }: typeof branches.$inferSelect, now: Date): number | null {
  const tonight = v.parse(Tonight, data['tonight']);
  return tonight !== null && stillUntil(tonight.until, now) ? tonight.orders : null;
}

async function menuVersionOf(tx: Tx, merchantId: string): Promise<string> {
  const own = eq(merchants.merchantId, merchantId);
  const [row] = await tx.select({ version: merchants.menuVersion }).from(merchants).where(own);
  return String(row!.version);
}

async function leversOf(ctx: Ctx, tx: Tx): Promise<unknown[]> {
  const stops = await tx
    .select({ branchId: stopList.branchId, productId: stopList.productId })
    .from(stopList)
    .where(activeStops(ctx))
    .orderBy(asc(stopList.branchId), asc(stopList.productId));
  const modifiers = await tx
    .select({ branchId: modifierStops.branchId, modifierId: modifierStops.modifierId })
    .from(modifierStops)
    .where(activeModifierStops(ctx))
    .orderBy(asc(modifierStops.branchId), asc(modifierStops.modifierId));
  const rows = await tx
    .select()
    .from(branches)
    .where(eq(branches.merchantId, ctx.merchantId))
    .orderBy(asc(branches.id));
  const changed = rows.flatMap((row) => {
    const { id, pausedUntil, pausedServices, busy } = toBranch(row);
    const until = stillUntil(pausedUntil, ctx.now());
    const minutes = busyMinutesAt({ busy }, ctx.now());
    const services = activeServicePauses(pausedServices, ctx.now());
    const tonight = capacityTonight(row, ctx.now());
    const isChanged = until || minutes || services.length > 0 || tonight !== null;
    return isChanged ? [[id, until, minutes, services, tonight]] : [];
  });
  return [...stops, ...modifiers, ...changed];
}

/**
 * Which menu is published, and which stops, pauses and slot capacities hold now, as one version (BO-45, BO-205): the version of the
 * menu alone while nothing is stopped, paused or changed for tonight, as a page that opens then has it. It is read from the database, so all processes answer the same, and
 * what ends by itself changes it too. Open pages ask every few seconds: the HTTP server repeats an answer for one second.
 */
export async function readSaleVersion(ctx: Ctx): Promise<Response> {
  const { menu, levers } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    menu: await menuVersionOf(tx, ctx.merchantId),
    levers: await leversOf(ctx, tx),
  }));
  const hash = createHash('sha256').update(JSON.stringify(levers)).digest('base64url').slice(0, 16);
  const version = levers.length === 0 ? menu : `${menu}.${hash}`;
  const prepared = await prepare(JSON.stringify({ version }), HEADERS);
  return answerPrepared({ method: 'GET', headers: { get: ctx.header } }, prepared);
}
