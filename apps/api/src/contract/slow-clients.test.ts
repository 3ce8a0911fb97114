import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLog } from '../kernel/log.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { startServer, type RunningServer } from '../app/start.ts';
import { aWholeBrand } from '../testing/a-brand.ts';
import { aTestEnv } from '../testing/scene.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-slow-'));
const SLOW = 500;
let server: RunningServer;
let port: number;
beforeAll(async () => {
  const env = aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  server = await startServer(env, createLog('silent'), {
    seed: ({ db, secrets }) => db.asPlatform((tx) => storeBrand(tx, aWholeBrand('osh'), secrets)),
  });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The whole response until the server closes the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return text;
}

test('T63 clients that never finish their headers are cut off within fifteen seconds, and other clients do not wait', async () => {
  const since = performance.now();
  const slow = Array.from({ length: SLOW }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    return untilClosed(socket);
  });
  const first = await fetch(`${server.url}/healthz`);
  expect(first.status).toBe(200);
  expect(performance.now() - since).toBeLessThan(5_000);
  const answers = await Promise.all(slow);
  expect(performance.now() - since).toBeLessThan(15_000);
  expect(answers.filter((text) => !text.startsWith('HTTP/1.1 408'))).toEqual([]);
}, 40_000);

test('T63 headers of more than sixteen kilobytes are refused', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 431/);
});

test('T62 T63 an endless body is refused while it is read', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /users/v1/auth/phone HTTP/1.1', 'host: localhost', 'x-merchant-id: osh'];
  const about = ['content-type: application/json', 'content-length: 900000000', '', ''];
  socket.write([...head, ...about].join('\r\n'));
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (bytes) => resolve(String(bytes))),
  );
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
});
