import type { Answered, endpoints } from '@dasturxon/core/api';
import type { DeliveryPlaces } from '@dasturxon/core/branch';
import { menuMoment } from '@dasturxon/core/catalog';
import { type City, type Region, zonesAt } from '@dasturxon/core/delivery-area';
import { and, asc, eq } from 'drizzle-orm';

import { cities, regions } from '../db/schema/places.ts';
import type { Ctx } from '../http/serving/context.ts';
import { toCity, toRegion } from './to-branch.ts';

/** API-40: in the merchant's own order, since the first one counts (D31). */
export async function listCities(ctx: Ctx): Promise<City[]> {
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select()
      .from(cities)
      .where(and(eq(cities.merchantId, ctx.merchantId), eq(cities.isActive, true)))
      .orderBy(asc(cities.priority), asc(cities.id)),
  );
  return rows.map(toCity);
}

const regionRows = (ctx: Ctx) =>
  ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select()
      .from(regions)
      .where(eq(regions.merchantId, ctx.merchantId))
      .orderBy(asc(regions.priority), asc(regions.id)),
  );

/** The merchant's cities and the zones that are served now, which decide who delivers where. */
export async function readDeliveryPlaces(ctx: Ctx): Promise<DeliveryPlaces<Region>> {
  const regions = (await regionRows(ctx)).map(toRegion);
  return {
    cities: await listCities(ctx),
    regions: zonesAt(regions, menuMoment(ctx.now(), ctx.tenant.timeZone)),
  };
}

/** API-18: polygons are public (D55). */
export async function listRegions(
  ctx: Ctx,
  cityId: string | undefined,
): Promise<Answered<typeof endpoints.listRegions>> {
  const rows = await regionRows(ctx);
  const asked = rows.filter((row) => cityId === undefined || row.cityId === cityId);
  return asked.map(({ data, ...row }) => ({ ...data, ...row }));
}
