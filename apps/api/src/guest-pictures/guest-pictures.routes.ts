import { endpoints } from '@dasturxon/core/api';

import { Reply } from '../http/answers.ts';
import type { Serve } from '../http/serving/serving.ts';
import { readOwnPicture, removeOwnPicture, sendGuestPicture } from './guest-pictures.ts';

/** Kept by no cache on the way and by no browser. */
export const PRIVATE = { headers: { 'cache-control': 'private, no-store' } };

/** Guests' private pictures, for their owners (B34, B60). */
export function guestPicturesRoutes(serve: Serve) {
  serve(endpoints.sendGuestPicture, (ctx, { query, body }) =>
    sendGuestPicture(ctx, { kind: query.kind, bytes: body }),
  );
  serve(
    endpoints.readOwnPicture,
    async (ctx, { params }) => new Reply(await readOwnPicture(ctx, params.id), PRIVATE),
  );
  serve(endpoints.removeOwnPicture, (ctx, { params }) => removeOwnPicture(ctx, params.id));
}
