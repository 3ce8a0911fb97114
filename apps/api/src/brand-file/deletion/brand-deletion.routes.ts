import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { askBrandDeletion, callOffBrandDeletion, readBrandDeletion } from './planned-deletion.ts';

/** The deletion of a brand, for its owner. */
export function brandDeletionRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readBrandDeletion, (ctx) => readBrandDeletion(ctx));
  serve(endpoints.askBrandDeletion, (ctx, { body }) => askBrandDeletion(ctx, body));
  serve(endpoints.callOffBrandDeletion, (ctx) => callOffBrandDeletion(ctx));
}
