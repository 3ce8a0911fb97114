import { endpoints } from '@dasturxon/core/api';

import type { Deps, SignedIn } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { siteOrigin, siteOrigins } from '../../merchants/site-origins.ts';
import { sealPreview } from './open-preview.ts';

/** Issues a token to the caller's own back office alone. */
async function issue(ctx: SignedIn, at: string | null) {
  const host = ctx.header('host') ?? '';
  const sites = await siteOrigins(ctx, ctx.merchantId, host);
  const { merchantId, caller } = ctx;
  const origin = siteOrigin(host, host);
  const issued = { merchantId, sessionId: caller.sessionId, origin, at, now: ctx.now() };
  return { ...sealPreview(ctx.secrets, issued), site: sites[0] ?? null };
}

/** The preview of the draft on the storefront. */
export function previewRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.openPreview, (ctx, { query }) => issue(ctx, query.at ?? null));
}
