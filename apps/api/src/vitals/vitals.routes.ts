import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';

/** How fast a merchant's pages feel to its guests, for the merchant's own charts. */
export function vitalsRoutes(serve: Serve) {
  serve(endpoints.reportVitals, async ({ metrics, merchantId }, { body: { shell, vitals } }) => {
    for (const { name, value } of vitals) metrics.felt({ merchantId, shell, name, value });
    return null;
  });
}
