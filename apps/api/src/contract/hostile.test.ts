import { endpoints, type ServerEndpoint, type EndpointName } from '@dasturxon/core/api';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const names = Object.keys(endpoints) as EndpointName[];

/** The fields that a schema names, whatever it is wrapped in. */
function fieldsOf(schema: unknown): string[] {
  const { entries, wrapped } = (schema ?? {}) as { entries?: object; wrapped?: unknown };
  if (entries) return Object.keys(entries);
  return wrapped ? fieldsOf(wrapped) : [];
}

const LONG = [
  `${'a'.repeat(50_000)}!`,
  `${' '.repeat(50_000)}x`,
  `${'1'.repeat(50_000)}.`,
  '@.'.repeat(25_000),
  `${'+9 '.repeat(16_000)}x`,
];
const SLOWEST_MS = 100;

test('T61 no field of any body or query takes long for a long text', () => {
  const slow: unknown[] = [];
  for (const name of names) {
    const { body, query } = endpoints[name] as ServerEndpoint;
    for (const schema of [body, query].filter((one) => one !== undefined))
      for (const text of LONG) {
        const given = Object.fromEntries(fieldsOf(schema).map((field) => [field, text]));
        const from = performance.now();
        v.safeParse(schema, given);
        const took = performance.now() - from;
        if (took > SLOWEST_MS) slow.push([name, text.slice(0, 5), took]);
      }
  }
  expect(slow).toEqual([]);
});

const INSIDE = [
  '/metrics',
  '/ask?domain=a.uz',
  '/commands/backup',
  '/admin',
  '/admin/metrics',
  '/debug/pprof',
  '/docs',
  '/swagger',
  '/graphql',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/node_modules/hono/package.json',
  '/secret.key',
  '/data/secret.key',
  '/.data/admin.json',
  '/admin.json',
  '/lock',
  '/postgres',
  '/pgboss',
  '/server-status',
  '/actuator',
  '/actuator/health',
  '/phpinfo.php',
  '/wp-login.php',
  '/config.json',
  '/src/main.ts',
  '/dist/main.js',
  '/main.js.map',
  '/backup',
  '/backup.gz',
  '/dump.sql',
  '/health',
  '/livez',
  '/status',
  '/trace',
  '/heapdump',
  '/console',
  '/sandbox/',
  '/sandbox/api/sms?phone=998901234567',
  '/users/v1',
  '/users/v1/users',
  '/orders/v1/internal/all',
  '/v1/internal',
  '/internal',
  '/private',
  '/jobs',
  '/queues',
  '/migrations',
];

test('T70 internal paths are not reachable from outside', async () => {
  const found: unknown[] = [];
  for (const path of INSIDE) {
    const { status } = await osh.request(path, { headers: { host: osh.host } });
    if (status !== 404 && status !== 405) found.push([path, status]);
  }
  expect(found).toEqual([]);
  expect(INSIDE.length).toBeGreaterThanOrEqual(50);
});

const FAULTS: (() => Error)[] = [
  () => new Error('select secret from /srv/dasturxon/src/orders.ts:12'),
  () => Object.assign(new Error('duplicate key value (phone)=(998901234567)'), { code: '23505' }),
  () => new TypeError("Cannot read properties of undefined (reading 'canary')"),
  () => Object.assign(new Error('relation "orders" does not exist'), { code: '42P01' }),
  () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' }),
];

test('T71 after any internal error the answer has a code, a sentence and an id, and no internal detail', async () => {
  const { db } = osh.deps;
  const calls = names.map((name) => endpoints[name] as ServerEndpoint).slice(0, 40);
  try {
    for (const fault of FAULTS) {
      const broken = () => Promise.reject(fault());
      osh.deps.db = { ...db, inTenant: broken, lookUp: broken };
      for (const { path, method } of calls) {
        const answer = await osh.request(path.replace(/\{\w+\}/g, 'branch-1'), {
          method,
          headers: { authorization: 'Bearer some-token-of-somebody', 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: '{}' }),
        });
        // The id is random: its digits may look like the beginning of a phone.
        const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
        expect(text).not.toMatch(/select|secret|canary|relation|10\.0\.0\.5|99890|\bat \w+ \(|\.ts/i);
      }
    }
  } finally {
    osh.deps.db = db;
  }
});
