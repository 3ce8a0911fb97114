import type { Hono } from 'hono';

import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { openApiDocument } from './openapi.ts';
import { requestIdOf } from './request-id.ts';
import { withApiHeaders } from './serving.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Liveness, readiness and the contract. They belong to no merchant and answer on every host. */
export function healthRoutes(app: Hono, deps: Deps) {
  app.get('/healthz', (c) =>
    withApiHeaders(Response.json({ status: 'ok' }, { headers: NO_STORE }), requestIdOf(c)),
  );

  app.get('/readyz', async (c) => {
    const database = await isMigrated(deps.db).catch(() => false);
    const ready = { database, jobs: deps.jobsReady(), accepting: !deps.stopping.aborted };
    const ok = Object.values(ready).every(Boolean);
    const body = { status: ok ? 'ready' : 'not ready', ...ready };
    return withApiHeaders(Response.json(body, { status: ok ? 200 : 503, headers: NO_STORE }), requestIdOf(c));
  });

  app.get('/openapi.json', (c) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    return withApiHeaders(new Response(openApiDocument(), { headers }), requestIdOf(c));
  });
}
