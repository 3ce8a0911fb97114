import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { aMerchant } from '@dasturxon/core/testing';
import { sandboxAccount } from '@dasturxon/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lockDataDir } from '../db/data-dir-lock.ts';
import { createLog } from '../kernel/log.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { startServer, type RunningServer } from './start.ts';
import { aWholeBrand } from '../testing/a-brand.ts';
import { aTestEnv } from '../testing/scene.ts';

/** The server as it is started, on a folder of its own, with real jobs and the sandbox outside. */
const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-start-'));
const env = aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
const log = createLog('silent');
const { username: smsUsername, password: smsPassword } = sandboxAccount('osh');
const brand = aWholeBrand('osh', { merchant: aMerchant({ id: 'osh', smsUsername, smsPassword }) });
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(env, log, {
    mounts: [mountSandbox],
    seed: ({ db, secrets }) => db.asPlatform((tx) => storeBrand(tx, brand, secrets)),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const api = () =>
  createApi({
    baseUrl: server.url,
    merchantId: 'osh',
    token: () => null,
    fetch: (input, init) => fetch(input, init),
  });

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('OPS-13 behind a proxy a server that stops is unready at once, and answers until the proxy has seen it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-drain-'));
  const behind = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' };
  const own = await startServer(aTestEnv(behind), log);
  const ask = (path: string) => fetch(`${own.url}${path}`);
  expect((await ask('/readyz')).status).toBe(200);
  const stopped = own.stop();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/openapi.json')).status).toBe(200);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});

test('SET-31 TEN-07 a code travels through the job, the gateway’s real protocol and the sandbox, and signs in', async () => {
  const phone = '998901234567';
  unwrap(await api()(endpoints.requestCode, { body: { phone } }));
  const code = await until(async () => {
    const response = await fetch(`${server.url}/sandbox/api/sms?phone=${phone}`);
    const [sms] = (await response.json()) as { text: string }[];
    return /\d{6}/.exec(sms?.text ?? '')?.[0];
  });
  expect(unwrap(await api()(endpoints.verifyCode, { body: { phone, code } })).user.phone).toBe(phone);
});

test('/readyz is 200 when database, migrations and jobs are ready', async () => {
  const response = await fetch(`${server.url}/readyz`);
  expect(await response.json()).toEqual({
    status: 'ready',
    database: true,
    writable: true,
    jobs: true,
    accepting: true,
    jobsWaiting: expect.any(Number),
    jobsDead: 0,
  });
});

test('T12 metrics on the management port count calls by the endpoint’s own path, what waits, and whose hosts get certificates', async () => {
  await fetch(`${server.url}/users/v1/users/me`, { headers: { 'X-Merchant-Id': 'osh' } });
  const { port } = JSON.parse(readFileSync(join(dataDir, 'admin.json'), 'utf8')) as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('http_requests_total{method="GET",path="/users/v1/users/me",status="401"} 1');
  for (const name of [
    'jobs_dead',
    'outbox_waiting',
    'process_resident_memory_bytes',
    'event_loop_delay_p99_seconds',
    'refunds_overdue',
    'boards_silent',
    'db_connections_used',
    'db_connections_waiting',
    'db_share_waiting',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  const ask = async (domain: string) => (await fetch(`http://127.0.0.1:${port}/ask?domain=${domain}`)).status;
  expect([await ask('osh.test'), await ask('evil.uz'), await ask(''), await ask('osh.test.evil.uz')]).toEqual(
    [200, 404, 404, 404],
  );
  expect((await fetch(`http://127.0.0.1:${port}/commands/backup`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('a second server on the same folder reports the process that has it', async () => {
  const other = mkdtempSync(join(tmpdir(), 'dasturxon-lock-'));
  writeFileSync(join(other, 'lock'), `${process.ppid} `);
  expect(() => lockDataDir(other)).toThrow(`is in use by process ${process.ppid}`);
  writeFileSync(join(other, 'lock'), '4194304 123');
  lockDataDir(other)();
  rmSync(other, { recursive: true });
});

test.runIf(process.platform === 'linux')(
  'a killed server that is still a zombie process holds no folder',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dasturxon-lock-'));
    const child = spawn('sleep', ['60']);
    writeFileSync(join(folder, 'lock'), `${child.pid} `);
    expect(() => lockDataDir(folder)).toThrow('is in use by process');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    // The result is not read before this test awaits it.
    lockDataDir(folder)();
    rmSync(folder, { recursive: true });
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);

test.each([
  ['http://evil.uz/healthz', 400],
  ['http://osh.test/healthz', 200],
])('T02 the first line %s with Host osh.test is answered with %i', async (target, status) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${target} HTTP/1.1\r\nHost: osh.test\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer.split(' ')[1]).toBe(String(status));
  expect(answer).not.toContain('evil');
});

/** The statuses of a connection's answers to bytes as they are. */
async function statusesOf(bytes: string): Promise<string[]> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status!);
}

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: osh.test\r\n\r\n';

test.each([
  [
    'both lengths',
    `Content-Length: ${HIDDEN.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['an unknown coding', `Transfer-Encoding: chunked, xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a length that is no number', `Content-Length: 0x10\r\n\r\n${HIDDEN}`],
])('T62 a request with %s is 400 and the connection ends: no second request hides in it', async (_, rest) => {
  const post = 'POST /users/v1/auth/phone HTTP/1.1\r\nHost: osh.test\r\nContent-Type: application/json\r\n';
  expect(await statusesOf(`${post}${rest}`)).toEqual(['400']);
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])('T70 the method %s is refused', async (method) => {
  const target = method === 'CONNECT' ? 'osh.test:80' : '/users/v1/branches';
  const statuses = await statusesOf(
    `${method} ${target} HTTP/1.1\r\nHost: osh.test\r\nX-Secret: echo\r\nConnection: close\r\n\r\n`,
  );
  expect(statuses.filter((status) => status.startsWith('2'))).toEqual([]);
});
