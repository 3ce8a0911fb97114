import { isOfferedBy, ModificationGroup, type Product, sortByPriority } from '@dasturxon/core/catalog';
import { listOf, LocalizedText } from '@dasturxon/core/kernel';
import type { ProductStop, StoppableModifier, StopListSection } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { isOnMenu } from '../../catalog/is-on-menu.ts';
import { activeModifierStops, isSoldOut, stopsInForce } from '../../catalog/stop-list.ts';
import type { Tx } from '../../db/connect.ts';
import { categories, modifierStops, products, stopList } from '../../db/schema/catalog.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { branchInScope } from '../branches/staff-branches.ts';

const nameOf = ({ name }: Record<string, unknown>) => v.parse(v.nullish(LocalizedText, null), name ?? null);

async function stopsAt(ctx: SignedIn, tx: Tx, branchId: string): Promise<ReadonlyMap<string, ProductStop>> {
  const rows = await tx
    .select()
    .from(stopList)
    .where(and(stopsInForce(ctx), eq(stopList.branchId, branchId)));
  return new Map(
    rows.map(({ productId, until, stoppedBy, reason, amountLeft }) => [
      productId,
      { until: until?.toISOString() ?? null, by: stoppedBy, reason, left: amountLeft || null },
    ]),
  );
}

async function modifierStopsAt(
  ctx: SignedIn,
  tx: Tx,
  branchId: string,
): Promise<ReadonlyMap<string, ProductStop>> {
  const rows = await tx
    .select()
    .from(modifierStops)
    .where(and(activeModifierStops(ctx), eq(modifierStops.branchId, branchId)));
  return new Map(
    rows.map(({ modifierId, until, stoppedBy, reason }) => [
      modifierId,
      { until: until?.toISOString() ?? null, by: stoppedBy, reason, left: null },
    ]),
  );
}

const Groups = v.object({ modificationGroups: listOf(ModificationGroup) });

/** The choices of a product, each once. */
function modifiersOf(
  data: Record<string, unknown>,
  stops: ReadonlyMap<string, ProductStop>,
): StoppableModifier[] {
  const { modificationGroups } = v.parse(Groups, data);
  const items = modificationGroups.flatMap((group) => group.items);
  const byId = new Map(items.map(({ id, name }) => [id, { id, name, stop: stops.get(id) ?? null }]));
  return [...byId.values()];
}

/** Products on the menu of a branch; of each only what the list shows, since a menu may be long. */
async function offeredBy(ctx: SignedIn, tx: Tx, branchId: string) {
  const { id, categoryId, priority, data } = products;
  const rows = await tx
    .select({ id, categoryId, priority, data, isSoldOut })
    .from(products)
    .where(isOnMenu(ctx));
  return sortByPriority(
    rows.filter((row) => isOfferedBy(row.data as Pick<Product, 'productBranch'>, branchId)),
  );
}

/** The products that a branch offers, by category in the order of the menu. Throws branch.notFound out of scope. */
export function readStops(ctx: SignedIn, branchId: string): Promise<StopListSection[]> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await branchInScope(ctx, tx, branchId);
    const stops = await stopsAt(ctx, tx, branchId);
    const modifiers = await modifierStopsAt(ctx, tx, branchId);
    const byCategory = Map.groupBy(await offeredBy(ctx, tx, branchId), ({ categoryId }) => categoryId);
    const shelves = await tx.select().from(categories).where(eq(categories.merchantId, ctx.merchantId));
    return sortByPriority(shelves).flatMap(({ id, data }) => {
      const own = byCategory.get(id);
      if (!own) return [];
      const listed = own.map((row) => ({
        id: row.id,
        name: nameOf(row.data),
        isSoldOut: row.isSoldOut,
        stop: stops.get(row.id) ?? null,
        modifiers: modifiersOf(row.data, modifiers),
      }));
      return [{ id, name: nameOf(data), products: listed }];
    });
  });
}
