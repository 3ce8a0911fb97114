import type { Hono } from 'hono';

import { queueGauges } from '../../jobs/queue-gauges.ts';
import { pendingSteps, takesWrites } from '../../db/migrate.ts';
import type { Deps } from './context.ts';
import { openApiDocument } from './openapi.ts';
import { requestIdOf } from '../request-id.ts';
import { withApiHeaders } from './serving.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** How long job counts are cached: the endpoint is public, and counting loads the database. */
const COUNTS_KEEP_MS = 5_000;

type JobCounts = { jobsWaiting: number | null; jobsDead: number | null };

/** Waiting and dead jobs. Reported only, never a reason to be unready: another process would count the same. */
function jobCounts({ db }: Deps): () => Promise<JobCounts> {
  let counted: { at: number; counts: Promise<JobCounts> } | null = null;
  return () => {
    if (counted && performance.now() - counted.at < COUNTS_KEEP_MS) return counted.counts;
    const counts = queueGauges(db).then(
      (gauges) => ({ jobsWaiting: gauges.outbox_waiting + gauges.jobs_waiting, jobsDead: gauges.jobs_dead }),
      () => ({ jobsWaiting: null, jobsDead: null }),
    );
    counted = { at: performance.now(), counts };
    return counts;
  };
}

/** How long a successful test write counts; a failed one is repeated at the next request. */
const WRITE_KEEPS_MS = 5_000;

function writeProbe({ db }: Deps): () => Promise<boolean> {
  let workedAt = -Infinity;
  return async () => {
    if (performance.now() - workedAt < WRITE_KEEPS_MS) return true;
    const works = await takesWrites(db).catch(() => false);
    if (works) workedAt = performance.now();
    return works;
  };
}

/** Time limit of a readiness answer, also if the database hangs. */
const READY_WITHIN_MS = 1_800;

/** The result of the work, or the other value after the timeout. */
function orBy<T>(until: AbortSignal, work: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    if (until.aborted) resolve(otherwise);
    until.addEventListener('abort', () => resolve(otherwise), { once: true });
  });
  return Promise.race([work, late]);
}

/** Those who ask while the work is under way share it: a database that hangs is asked once, not by every probe. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let underway: Promise<T> | null = null;
  return () => {
    underway ??= work().finally(() => {
      underway = null;
    });
    return underway;
  };
}

/** Liveness, readiness and the contract. They belong to no merchant and answer on every host. */
export function healthRoutes(app: Hono, deps: Deps) {
  app.get('/healthz', (c) =>
    withApiHeaders(Response.json({ status: 'ok' }, { headers: NO_STORE }), requestIdOf(c)),
  );

  const jobs = jobCounts(deps);
  const writable = writeProbe(deps);

  const migrated = oneAtATime(() =>
    pendingSteps(deps.db).then(
      (steps) => steps.length === 0,
      () => false,
    ),
  );
  const takes = oneAtATime(writable);

  app.get('/readyz', async (c) => {
    const until = AbortSignal.timeout(READY_WITHIN_MS);
    const database = await orBy(until, migrated(), false);
    const accepting = !deps.stopping.aborted;
    const isWritable = database && (await orBy(until, takes(), false));
    const ready = { database, writable: isWritable, jobs: deps.jobsReady(), accepting };
    const ok = Object.values(ready).every(Boolean);
    const counts = await orBy(until, jobs(), { jobsWaiting: null, jobsDead: null });
    const body = { status: ok ? 'ready' : 'not ready', ...ready, ...counts };
    return withApiHeaders(Response.json(body, { status: ok ? 200 : 503, headers: NO_STORE }), requestIdOf(c));
  });

  app.get('/openapi.json', (c) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    return withApiHeaders(new Response(openApiDocument(), { headers }), requestIdOf(c));
  });
}
