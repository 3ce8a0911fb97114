import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@dasturxon/tooling/run-step';

import { until } from '../evening/client.ts';
import { ask } from '../src/server/ask.ts';

const CADDY = '/usr/bin/caddy';

/** Caddy with the proxy settings of `deploy/caddy`, without TLS. Throws when it is not installed. */
export async function startProxy(folder: string, port: number, servers: readonly number[]) {
  if (!existsSync(CADDY)) throw new Error('install the caddy package');
  const example = readFileSync(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8');
  const settings = /\treverse_proxy https:\/\/server-a:3000 https:\/\/server-b:3000 (\{[\s\S]*?\n\t\})/
    .exec(example)?.[1]
    ?.replace(/\t\ttransport http \{[\s\S]*?\n\t\t\}\n/, '');
  if (settings === undefined) throw new Error('deploy/caddy/Caddyfile has no proxy of two servers');
  const upstreams = servers.map((server) => `127.0.0.1:${server}`).join(' ');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\nhttp://:${port} {\n\treverse_proxy ${upstreams} ${settings}\n}\n`);
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await until('the proxy answers', () =>
    ask({ port, path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
