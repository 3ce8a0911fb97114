import { endpoints, type Tariff } from '@dasturxon/core/api';

import type { Ctx } from '../http/serving/context.ts';
import { ownMerchant } from '../http/serving/own-merchant.ts';
import type { Serve } from '../http/serving/serving.ts';
import { findClosestBranch, listBranchOffers } from './closest-branch.ts';
import { readOpening } from './read-opening.ts';
import { priceDelivery, type DeliveryQuestion } from './price-delivery.ts';

/** API-41: the answer to a client, which learns no more than it needs (D70). */
async function calculateTariff(ctx: Ctx, question: DeliveryQuestion): Promise<Tariff> {
  const { price, city, distance, branchId, isInArea } = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    priceDelivery(ctx, tx, question),
  );
  const isTaximeter = price === null;
  const taximeterComment = isTaximeter ? (city?.taximeterComment ?? null) : null;
  return { price, isTaximeter, taximeterComment, branchId, isInArea, distance };
}

/** Who delivers, when, and what it costs. */
export function tariffsRoutes(serve: Serve) {
  serve(endpoints.findClosestBranch, async (ctx, { params, query }) => {
    ownMerchant(ctx, params.merchantId);
    return findClosestBranch(ctx, query);
  });
  serve(endpoints.listBranchOffers, (ctx, { query }) => listBranchOffers(ctx, query));
  serve(endpoints.readOpening, (ctx, { query: { lat, lon, ...asked } }) =>
    readOpening(ctx, { ...asked, point: lat === undefined || lon === undefined ? null : { lat, lon } }),
  );
  serve(endpoints.calculateTariff, (ctx, { body: { branchId, latitude, longitude } }) =>
    calculateTariff(ctx, { branchId, point: { lat: latitude, lon: longitude } }),
  );
}
