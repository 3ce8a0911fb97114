import { endpoints } from '@dasturxon/core/api';

import type { Ctx, Deps } from '../http/serving/context.ts';
import { serveBrand, type AnswerDeps } from '../http/prepared/brand-answers.ts';
import { ownMerchant } from '../http/serving/own-merchant.ts';
import { apiError } from '../http/api-error.ts';
import type { Serve, ServeOptions } from '../http/serving/serving.ts';
import { listsBrands } from '../http/tenancy/lists-brands.ts';
import { listBrands, listMerchants } from './directory.ts';
import { readMerchant, readOrderSettings, readSettingsRow, readWebSettings } from './read-merchant.ts';

/** How a closed merchant's storefront learns that it is closed (NAV-10, NAV-13). */
const evenWhenClosed = { evenWhenClosed: true };

const own = (ctx: Ctx) => ctx.db.inTenant(ctx.merchantId, readMerchant);

async function bySub(ctx: Ctx, sub: string) {
  if (sub !== ctx.tenant.sub) throw apiError('merchant.notFound');
  return own(ctx);
}

async function byId(ctx: Ctx, id: string) {
  ownMerchant(ctx, id);
  return own(ctx);
}

/** A brand's host does not list other brands. */
const noList = () => Promise.reject(apiError('notFound'));

const onPlainHosts = (list: (deps: Deps) => Promise<object[]>): ServeOptions => ({
  evenWhenClosed: true,
  withoutMerchant: async (deps, request) => ((await listsBrands(deps, request)) ? list(deps) : null),
});

/** The merchant and its settings: public fields only (ENT-05). */
export function merchantsRoutes(serve: Serve<AnswerDeps>) {
  serve(endpoints.getMerchantBySub, (ctx, { params }) => bySub(ctx, params.sub), evenWhenClosed);
  serve(endpoints.getMerchant, (ctx, { params }) => byId(ctx, params.id), evenWhenClosed);
  serve(endpoints.listMerchants, noList, onPlainHosts(listMerchants));
  serve(endpoints.listBrands, noList, onPlainHosts(listBrands));
  serveBrand(serve, endpoints.getAbout, { read: async (tx) => (await readSettingsRow(tx)).about });
  serveBrand(serve, endpoints.getWebSettings, { read: readWebSettings });
  serveBrand(serve, endpoints.getClickAppSettings, { read: async (tx) => (await readSettingsRow(tx)).click });
  serveBrand(serve, endpoints.getOrderSettings, { read: readOrderSettings });
  serve(endpoints.getOrderSettingsById, async (ctx, { params }) => {
    ownMerchant(ctx, params.merchantId);
    return ctx.db.inTenant(ctx.merchantId, readOrderSettings);
  });
}
