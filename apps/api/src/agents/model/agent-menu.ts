import { cartProducts, menuMoment, menuAt, type Overall, withoutModifiers } from '@dasturxon/core/catalog';
import { isOfferedBy } from '@dasturxon/core/catalog';
import { indexMenu, type MenuIndex } from '@dasturxon/core/search';

import { readOverall } from '../../catalog/read-overall.ts';
import { readStopList } from '../../catalog/stop-list.ts';
import { createLastKnown } from '../../http/tenancy/last-known.ts';
import type { Ctx } from '../../orders/model/deps.ts';

type Known = { overall: Overall; index: MenuIndex };

/** Menus with their index, each until its version changes. */
const menus = createLastKnown<Known>({ values: 50 });

async function readMenu(ctx: Ctx): Promise<Known> {
  const overall = await ctx.db.inTenant(ctx.merchantId, readOverall);
  return { overall, index: indexMenu(overall) };
}

/** The menu as it is sold now, at a branch or anywhere: hours, happy hours and stops count (B21, D33). */
export async function readAgentMenu(ctx: Ctx, branchId: string | null): Promise<Known> {
  const key = `${ctx.merchantId} ${ctx.tenant.menuVersion}`;
  const { overall, index } = await menus.read(key, ctx.tenant.menuVersion, () => readMenu(ctx));
  const stops = await readStopList(ctx, branchId ?? undefined);
  const [products, modifiers] = [new Set(stops.productIds), new Set(stops.modifierIds)];
  const now = menuAt(overall, menuMoment(ctx.now(), ctx.tenant.timeZone));
  const sold = cartProducts(now).map((product) => {
    const isHere = branchId === null || isOfferedBy(product, branchId);
    const isOff = !isHere || products.has(product.id);
    return withoutModifiers(isOff ? { ...product, isAvailable: false } : product, modifiers);
  });
  return { overall: { ...now, products: sold }, index };
}
