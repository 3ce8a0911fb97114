import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { noteFailure, readMapState } from './map-failures.ts';

/** What guests' pages report of regional maps, and what the settings editor shows of it (SET-32). */
export function mapsRoutes(serve: Serve) {
  serve(endpoints.reportMapFailure, async (ctx, { body }) => {
    await noteFailure(ctx, body);
    return null;
  });
  serve(endpoints.readMapState, (ctx) => readMapState(ctx));
}
