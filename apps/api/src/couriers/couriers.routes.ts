import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving.ts';
import { readCourier } from './read-courier.ts';

/** Who brings orders. */
export function couriersRoutes(serve: Serve) {
  serve(endpoints.getCourier, (ctx, { params }) => readCourier(ctx, params.id));
}
