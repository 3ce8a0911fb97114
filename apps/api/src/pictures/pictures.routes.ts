import { endpoints } from '@dasturxon/core/api';
import { type Crop, PICTURE_SHAPES } from '@dasturxon/core/content';

import type { Ctx } from '../http/serving/context.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import { apiError } from '../http/api-error.ts';
import type { Serve } from '../http/serving/serving.ts';
import { BACK_OFFICE, requireRole } from '../users/require-role.ts';
import { storePicture } from './store-picture.ts';
import { storeVideo } from './store-video.ts';

/** Enough for a whole menu, too little to fill a disk. */
const PER_HOUR = { bucket: 'uploads', limit: 1_000, seconds: 3600 };

async function limitUploads(ctx: Ctx): Promise<void> {
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [PER_HOUR], about));
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
}

/** The asked part of a picture; null without one, or of one that reaches beyond the picture. */
function cropOf({ x, y, width, height }: { [Side in keyof Crop]?: number | undefined }): Crop | null {
  if (x === undefined || y === undefined || !width || !height) return null;
  return { x, y, width, height };
}

/** Pictures and videos of a brand (D84, BO-340). */
export function picturesRoutes(serve: Serve) {
  serve(endpoints.uploadImage, async (ctx, { body }) => {
    requireRole(ctx, BACK_OFFICE);
    await limitUploads(ctx);
    return storePicture(ctx, body);
  });
  serve(endpoints.uploadPicture, async (ctx, { query, body }) => {
    await limitUploads(ctx);
    return storePicture(ctx, body, { side: PICTURE_SHAPES[query.kind].side, crop: cropOf(query) });
  });
  serve(endpoints.uploadVideo, async (ctx, { body }) => {
    await limitUploads(ctx);
    return storeVideo(ctx, body);
  });
}
