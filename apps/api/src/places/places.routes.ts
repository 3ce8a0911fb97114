import { endpoints } from '@dasturxon/core/api';

import { ownMerchant } from '../http/serving/own-merchant.ts';
import type { Serve } from '../http/serving/serving.ts';
import { listCities, listRegions } from './list-areas.ts';
import { listBranches, readBranch } from './list-branches.ts';
import { listHalls } from './list-halls.ts';

/** Where a merchant cooks and where it delivers. */
export function placesRoutes(serve: Serve) {
  serve(endpoints.listBranches, (ctx) => listBranches(ctx, null));
  serve(endpoints.listFullBranches, (ctx, { query }) => listBranches(ctx, query.cityId ?? null));
  serve(endpoints.getBranch, (ctx, { params }) => readBranch(ctx, params.id));
  serve(endpoints.listHalls, (ctx, { params }) => listHalls(ctx, params.id));
  serve(endpoints.listCities, async (ctx, { params }) => {
    ownMerchant(ctx, params.merchant);
    return listCities(ctx);
  });
  serve(endpoints.listRegions, (ctx, { query }) => listRegions(ctx, query.cityId));
}
