import { Hono } from 'hono';

import type { Deps } from './deps.ts';
import { FEATURES } from './features.ts';
import { healthRoutes } from '../http/serving/health.routes.ts';
import { errorAnswer } from '../http/on-error.ts';
import { apiError } from '../http/api-error.ts';
import { mountAggregators } from '../aggregators/mount-aggregators.ts';
import { mountCallbacks } from '../payments/calls/callbacks.ts';
import { tracedRequests } from '../http/serving/traced-requests.ts';
import { requestLines } from '../http/serving/request-lines.ts';
import { requestIdOf } from '../http/request-id.ts';
import { safetyHeaders } from '../http/safety-headers.ts';
import { serving, withApiHeaders, type Mount } from '../http/serving/serving.ts';

/** First segments of the API's paths: under them nothing is ever a page. */
const API_PATH =
  /^\/((users|orders|products|payments|support|notifications|webbot|deliveries|geo|admin|agents|printers)\/v\d+|callbacks)\//;

/** The whole server as one function from request to answer. */
export function createApp(deps: Deps, mounts: readonly Mount<Deps>[] = []): Hono {
  const app = new Hono();
  app.use(tracedRequests);
  app.use(requestLines(deps));
  app.use(safetyHeaders);
  healthRoutes(app, deps);
  const { serve, mountAll } = serving(app, deps);
  for (const feature of FEATURES) feature(serve);
  mountAll();
  mountCallbacks(app, deps);
  mountAggregators(app, deps);
  app.use(async (c, next) => {
    if (API_PATH.test(c.req.path)) return failure(c, apiError('notFound'));
    return next();
  });
  for (const mount of mounts) mount(app, deps);

  function failure(c: Parameters<typeof requestIdOf>[0], error: unknown): Response {
    const requestId = requestIdOf(c);
    return withApiHeaders(errorAnswer(error, requestId, deps.log.child({ requestId })), requestId);
  }
  app.notFound((c) => failure(c, apiError('notFound')));
  app.onError((error, c) => failure(c, error));
  return app;
}
