import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './deps.ts';
import { reverseGeocode, searchAddress } from './look-up.ts';

/** Places by point and by name, through the merchant's own server. */
export function geoRoutes(serve: Serve<Deps>) {
  serve(endpoints.reverseGeocode, (ctx, { query }) => reverseGeocode(ctx, query));
  serve(endpoints.searchAddress, (ctx, { query }) => searchAddress(ctx, query.q));
}
