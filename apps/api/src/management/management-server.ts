import { randomBytes } from 'node:crypto';
import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hostName } from '@dasturxon/core/merchant';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';

import { isLoopback } from '../http/client-address.ts';
import type { Deps } from '../http/serving/context.ts';
import { serverMaker } from '../http/own-tls.ts';
import { equalInConstantTime } from '../kernel/secrets.ts';
import { removeManagementFile, writeManagementFile } from './management-file.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { COMMANDS } from './commands.ts';
import { serviceGauges } from './service-gauges.ts';
import { isVerifiedHost } from './verified-host.ts';

type ManagementDeps = CommandDeps & Pick<Deps, 'metrics'>;

function managementApp(deps: ManagementDeps, token: string): Hono {
  const app = new Hono();
  // Numbers alone: a collector needs no token.
  app.get('/metrics', async (c) => {
    return c.text(await deps.metrics.text(await serviceGauges(deps)), 200, {
      'content-type': 'text/plain; version=0.0.4',
    });
  });
  // What a proxy asks before it gets a certificate for a host (T12).
  app.get('/ask', async (c) => {
    const host = hostName(c.req.query('domain'));
    const isOurs =
      host !== null && (host === deps.env.PLATFORM_HOST || (await isVerifiedHost(deps.db, host)));
    return c.text(isOurs ? 'yes' : 'no', isOurs ? 200 : 404);
  });
  // ADMIN_HOST may open the numbers to a private network, never the commands.
  app.use(async (c, next) => {
    if (!isLoopback(getConnInfo(c).remote.address ?? ''))
      return c.json({ error: 'only from this machine' }, 403);
    const given = c.req.header('authorization') ?? '';
    if (!equalInConstantTime(given, `Bearer ${token}`))
      return c.json({ error: 'not the token of DATA_DIR/admin.json' }, 401);
    return next();
  });
  app.post('/commands/:name', async (c) => {
    const command = COMMANDS[c.req.param('name')];
    if (!command) return c.json({ error: 'no such command' }, 404);
    try {
      return c.json({ result: await command(deps, await c.req.json()) });
    } catch (err) {
      deps.log.error({ err }, 'command failed');
      return c.json({ error: err instanceof Error ? err.message : 'failed' }, 500);
    }
  });
  return app;
}

/** Listens on ADMIN_HOST for commands beside the running server and for the collector of metrics (docs/operations.md). */
export async function startManagementPort(deps: ManagementDeps): Promise<() => Promise<void>> {
  const token = randomBytes(24).toString('base64url');
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve(
      {
        fetch: managementApp(deps, token).fetch,
        port: deps.env.ADMIN_PORT,
        hostname: deps.env.ADMIN_HOST,
        createServer: serverMaker(deps.env) as typeof createServer,
      },
      () => resolve(started),
    );
    started.once('error', reject);
  });
  writeManagementFile(deps.env.DATA_DIR, {
    port: (server.address() as AddressInfo).port,
    token,
    pid: process.pid,
  });
  return () =>
    new Promise((resolve) => {
      removeManagementFile(deps.env.DATA_DIR);
      server.close(() => resolve());
    });
}
