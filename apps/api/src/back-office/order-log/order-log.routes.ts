import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { readOrderPrice } from '../board/read-order-price.ts';
import { readOrderLog } from './read-order-log.ts';

/** What is read of one order beside the board. */
export function orderLogRoutes(serve: Serve<Deps>) {
  serve(endpoints.readOrderPrice, (ctx, { params }) => readOrderPrice(ctx, params.id));
  serve(endpoints.readOrderLog, (ctx, { params }) => readOrderLog(ctx, params.id));
}
