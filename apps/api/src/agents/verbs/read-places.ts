import {
  ApiError,
  type AgentDelivery,
  type AgentPlaces,
  type endpoints,
  type Received,
} from '@dasturxon/core/api';
import { type Branch, hoursOn } from '@dasturxon/core/branch';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { offeredServices } from '@dasturxon/core/order';
import { servingOf } from '@dasturxon/core/time';

import type { Ctx } from '../../orders/model/deps.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { priceDelivery } from '../../tariffs/price-delivery.ts';
import { agentSettings, textIn } from '../model/agent-language.ts';

type Services = AgentPlaces['branches'][number]['services'];

/** The services of a branch with their hours and whether it takes orders now (D38). */
function servicesOf(ctx: Ctx, branch: Branch, offered: Parameters<typeof offeredServices>[0]): Services {
  return offeredServices(offered, branch).map((service) => {
    const moment = { serviceType: service, now: ctx.now(), zone: ctx.tenant.timeZone };
    const { isOpenNow, opensAt } = servingOf([branch], moment);
    const hours = WEEKDAYS.flatMap((day) => hoursOn(branch, service, day).map((span) => ({ day, ...span })));
    return { service, isOpenNow, opensAt: isOpenNow ? null : (opensAt?.toISOString() ?? null), hours };
  });
}

/** Active branches with hours, and the zones with what a delivery costs. */
export async function listAgentPlaces(
  ctx: Ctx,
  asked: Received<typeof endpoints.listAgentPlaces, 'body'>,
): Promise<AgentPlaces> {
  const settings = await agentSettings(ctx);
  const { text } = textIn(settings, asked.language);
  const { branches, regions } = await ctx.db.inTenant(ctx.merchantId, (tx) => readBrandTerms(ctx, tx));
  return {
    timeZone: ctx.tenant.timeZone,
    now: ctx.now().toISOString(),
    branches: branches.map(({ branch }) => ({
      id: branch.id,
      name: text(branch.name),
      address: branch.address,
      phone: branch.phone,
      latitude: branch.latitude,
      longitude: branch.longitude,
      services: servicesOf(ctx, branch, settings.services),
      specialDays: branch.specialHours.map(({ date, type, open, close, isDayOff }) => ({
        date,
        service: type,
        open: isDayOff ? null : open,
        close: isDayOff ? null : close,
      })),
    })),
    deliveryZones: regions.map(({ id, name, price, minimum, sumFees, distanceFees }) => ({
      id,
      name,
      price,
      minimum,
      bySum: [...sumFees],
      byDistance: [...distanceFees],
    })),
  };
}

const NOT_DELIVERED: readonly string[] = ['branch.none', 'delivery.unavailable'];

/** By the rule that orders are priced by (D70). Throws branch.notFound and serviceType.unavailable. */
export async function checkAgentDelivery(
  ctx: Ctx,
  { branchId, latitude, longitude }: Received<typeof endpoints.checkAgentDelivery, 'body'>,
): Promise<AgentDelivery> {
  await agentSettings(ctx);
  const question = { branchId, point: { lat: latitude, lon: longitude } };
  try {
    const found = await ctx.db.inTenant(ctx.merchantId, (tx) => priceDelivery(ctx, tx, question));
    const isDelivered = found.isInArea !== false;
    const metres = found.distance;
    return { isDelivered, price: isDelivered ? found.price : null, branchId: found.branchId, metres };
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_DELIVERED.includes(error.code)) throw error;
    return { isDelivered: false, price: null, branchId: null, metres: null };
  }
}
