import { endpoints } from '@dasturxon/core/api';

import type { Ctx } from '../http/serving/context.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import { apiError } from '../http/api-error.ts';
import type { Serve } from '../http/serving/serving.ts';
import { BACK_OFFICE, requireRole } from '../users/require-role.ts';
import { storePicture } from './store-picture.ts';

/** Enough for a whole menu, too little to fill a disk. */
const PER_HOUR = { bucket: 'uploads', limit: 1_000, seconds: 3600 };

async function limitUploads(ctx: Ctx): Promise<void> {
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [PER_HOUR], about));
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
}

/** Pictures of a brand (D84). */
export function picturesRoutes(serve: Serve) {
  serve(endpoints.uploadImage, async (ctx, { body }) => {
    requireRole(ctx, BACK_OFFICE);
    await limitUploads(ctx);
    return storePicture(ctx, body);
  });
}
