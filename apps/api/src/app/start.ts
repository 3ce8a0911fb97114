import type { createServer as createHttpServer, IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { serve, type ServerType } from '@hono/node-server';

import { startManagementPort } from '../management/management-server.ts';
import { createApp } from './app.ts';
import type { Mount } from '../http/serving/serving.ts';
import { startBots } from '../bot/setup/start-bots.ts';
import { createDeps } from './create-deps.ts';
import { backgroundShare } from '../db/background-share.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from './deps.ts';
import type { Env } from '../kernel/env.ts';
import { proxyList } from '../http/client-address.ts';
import { limitConnections } from '../http/limits/connection-limit.ts';
import { createFastReads, type FastReads } from '../http/prepared/fast-reads.ts';
import { localOrigin, serverMaker, type CreateServer } from '../http/own-tls.ts';
import { plainTarget } from '../http/prepared/plain-target.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { jobHandlers } from './job-handlers.ts';
import { startBrandDeletions } from '../brand-file/deletion/start-brand-deletions.ts';
import { startCheckUps } from '../brand-doctor/nightly-check-ups.ts';
import { startPictureCleanUp } from '../guest-pictures/start-clean-up.ts';
import { startUploadCleanUp } from '../brand-file/screen/uploads.ts';
import { startCleanupJob } from '../jobs/cleanup-job.ts';
import { startJobs, type JobWorker } from '../jobs/worker.ts';
import type { Log } from '../kernel/log.ts';
import { tracedFetch } from '../kernel/trace.ts';
import { startPictureUpkeep } from '../pictures/start-picture-upkeep.ts';
import { startTillWatch } from '../tills/watch/start-till-watch.ts';
import { openSecrets } from '../keys/open-secrets.ts';
import { loadSecretKeys } from '../kernel/secrets.ts';

const STOP_WITHIN_MS = 9_000;
/** A proxy asks for readiness every second or two: until it knows, it sends further requests. */
const DRAIN_MS = 2_500;

/** How slow and how wordy a client may be (T63). Node looks for slow ones only every half minute by itself. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

export type RunningServer = { url: string; deps: Deps; stop: () => Promise<void> };

export type StartOptions = {
  /** What the server answers besides the contract; made once the dependencies are there. */
  mounts?: readonly ((deps: Deps) => Mount<Deps> | Promise<Mount<Deps>>)[];
  /** Fills an empty database before anything is served. */
  seed?: (deps: Deps) => Promise<void>;
  /** Makes the HTTP server; by default that of TLS_FOLDER, or a plain one. */
  createServer?: CreateServer;
};

/**
 * Opens the database, migrates it, listens, then starts the jobs: a backlog holds up no start, and a job that calls this
 * server finds it. `stop` undoes it all in the reverse order.
 */
export async function startServer(env: Env, log: Log, options: StartOptions = {}): Promise<RunningServer> {
  const createServer = options.createServer ?? serverMaker(env);
  const db = await openDatabase(env, (err) => log.warn({ err }, 'database connection lost'));
  const stopping = new AbortController();
  const undo: (() => Promise<unknown>)[] = [() => db.close()];
  try {
    undo.unshift(await startTracing(env));
    await migrate(db);
    let url = '';
    const secrets = await openSecrets(db, loadSecretKeys(env));
    const base = await createDeps({
      env,
      db,
      log,
      secrets,
      ownUrl: () => url,
      fetch: tracedFetch(fetch),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    });
    undo.unshift(() => base.orderEvents.close());
    undo.unshift(() => base.brandAnswers.close());
    const background = backgroundShare(db);
    undo.unshift(startCleanupJob(background, log, base.now));
    undo.unshift(startCheckUps({ ...base, db: background }));
    undo.unshift(startPictureCleanUp({ ...base, db: background }));
    undo.unshift(startBrandDeletions({ ...base, db: background }));
    undo.unshift(startUploadCleanUp(base));
    undo.unshift(startPictureUpkeep({ ...base, db: background }));
    undo.unshift(startTillWatch(background, log, base.now));
    let jobs: JobWorker | null = null;
    const jobsStarted = Promise.withResolvers<JobWorker>();
    undo.unshift(async () => jobs?.stop());
    const deps: Deps = {
      ...base,
      stopping: stopping.signal,
      wakeJobs: () => jobs?.wake(),
      forgetJobs: async (merchantId, about) => (await jobsStarted.promise).forget(merchantId, about),
      jobsReady: () => jobs?.ready() ?? false,
    };
    await options.seed?.(deps);
    const mounts = await Promise.all((options.mounts ?? []).map(async (make) => make(deps)));
    const { fetch: answer } = createApp(deps, mounts);
    const fast = createFastReads(deps, { keepAliveMs: LIMITS.keepAliveTimeout });
    const server = await listen(withFastReads(fast, answer, createServer), env);
    const { port } = server.address() as AddressInfo;
    url = localOrigin(env, port);
    undo.unshift(() => closeServer(server));
    undo.unshift(await startBots(deps));
    undo.unshift(await startManagementPort(deps));
    jobs = await startJobs(background, log, jobHandlers({ ...deps, db: background }));
    jobsStarted.resolve(jobs);
    const drain = async () => {
      if (env.TRUSTED_PROXIES.length > 0) await pause(DRAIN_MS);
    };
    return { url, deps, stop: () => stop(stopping, [drain, ...undo]) };
  } catch (error) {
    await stop(stopping, undo);
    throw error;
  }
}

async function stop(stopping: AbortController, undo: readonly (() => Promise<unknown>)[]) {
  stopping.abort();
  for (const step of undo) await step().catch(() => undefined);
}

type Fetch = Parameters<typeof serve>[0]['fetch'];
type Serving = { fetch: Fetch; createServer: CreateServer };

/** Puts reads of prepared bytes before everything else. */
function withFastReads(fast: FastReads, answer: Fetch, createServer: CreateServer): Serving {
  return {
    async fetch(request, env) {
      const response = (await answer(request, env)) as Response;
      if ('incoming' in env) fast.learn(env.incoming as IncomingMessage, response);
      return response;
    },
    createServer: (options, listener) =>
      createServer(options, (request, response) => {
        if (!plainTarget(request)) response.writeHead(400, { Connection: 'close' }).end();
        else if (!fast.answer(request, response)) listener(request, response);
      }),
  };
}

function listen({ fetch, createServer }: Serving, env: Env): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch,
      port: env.PORT,
      hostname: env.HOST,
      serverOptions: LIMITS,
      createServer: createServer as typeof createHttpServer,
    };
    const server = serve(options, () => resolve(server));
    limitConnections(server as Server, proxyList(env.TRUSTED_PROXIES));
    server.once('error', reject);
  });
}

/** No new connections; those that are busy get the time that is left. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      STOP_WITHIN_MS - 4_000,
    );
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
