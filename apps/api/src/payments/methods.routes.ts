import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving.ts';
import { listPaymentMethods } from './list-methods.ts';

/** Ways to pay. */
export function paymentMethodsRoutes(serve: Serve) {
  serve(endpoints.listPaymentMethods, (ctx, { query }) => listPaymentMethods(ctx, query.platform));
}
