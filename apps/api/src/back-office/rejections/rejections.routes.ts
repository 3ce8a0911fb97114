import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { blockGuest } from './block-guest.ts';
import { logCall } from './log-call.ts';
import { readRejection } from './read-rejection.ts';

/** Rejections of orders: what they do, the calls before them, and blocked guests. */
export function rejectionRoutes(serve: Serve<Deps>) {
  serve(endpoints.readRejection, (ctx, { params }) => readRejection(ctx, params.id));
  serve(endpoints.logCall, (ctx, { params, body, bodyText }) =>
    logCall(ctx, { ...params, ...body }, { endpoint: endpoints.logCall.path, bodyText }),
  );
  serve(endpoints.blockGuest, (ctx, { params, body, bodyText }) =>
    blockGuest(ctx, { ...params, ...body }, { endpoint: endpoints.blockGuest.path, bodyText }),
  );
}
