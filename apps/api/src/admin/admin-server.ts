import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';

import { equalInConstantTime } from '../secrets.ts';
import { removeAdminFile, writeAdminFile } from './admin-file.ts';
import { COMMANDS, type CommandDeps } from './commands.ts';

function adminApp(deps: CommandDeps, token: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const given = c.req.header('authorization') ?? '';
    if (!equalInConstantTime(given, `Bearer ${token}`))
      return c.json({ error: 'not the token of DATA_DIR/admin.json' }, 401);
    return next();
  });
  app.post('/commands/:name', async (c) => {
    const command = COMMANDS[c.req.param('name')];
    if (!command) return c.json({ error: 'no such command' }, 404);
    try {
      return c.json({ said: await command(deps, await c.req.json()) });
    } catch (err) {
      deps.log.error({ err }, 'command failed');
      return c.json({ error: err instanceof Error ? err.message : 'failed' }, 500);
    }
  });
  return app;
}

/** Listens on loopback for commands that work beside the running server (docs/operations.md). */
export async function startAdmin(deps: CommandDeps): Promise<() => Promise<void>> {
  const token = randomBytes(24).toString('base64url');
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: adminApp(deps, token).fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started),
    );
  });
  writeAdminFile(deps.env.DATA_DIR, {
    port: (server.address() as AddressInfo).port,
    token,
    pid: process.pid,
  });
  return () =>
    new Promise((resolve) => {
      removeAdminFile(deps.env.DATA_DIR);
      server.close(() => resolve());
    });
}
