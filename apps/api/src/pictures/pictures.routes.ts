import { endpoints } from '@dasturxon/core/api';
import { Role } from '@dasturxon/core/auth';
import * as v from 'valibot';

import { refusal } from '../http/refusal.ts';
import type { Serve } from '../http/serving.ts';
import { storePicture } from './store-picture.ts';

const MAY_UPLOAD: readonly Role[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/** Pictures of a brand (D84). */
export function picturesRoutes(serve: Serve) {
  serve(endpoints.uploadImage, (ctx, { body }) => {
    if (!MAY_UPLOAD.includes(v.parse(Role, ctx.caller.role))) throw refusal('forbidden');
    return storePicture(ctx, body);
  });
}
