import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { NoCertificate, serverMaker } from '../http/own-tls.ts';
import { packageRoot } from '../kernel/package-root.ts';
import { createLog } from '../kernel/log.ts';
import { readManagementFile } from '../management/management-file.ts';
import { aTestEnv } from '../testing/scene.ts';
import { startServer, type RunningServer } from './start.ts';
import { whyNotStarted } from './why-not-started.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-tls-'));
const certificates = join(folder, 'certificates');
const dataDir = join(folder, 'data');
let server: RunningServer;
let ca: Buffer;

beforeAll(async () => {
  const script = join(packageRoot(), '../../deploy/certificates.sh');
  execFileSync('sh', [script, certificates], { stdio: 'ignore' });
  ca = readFileSync(join(certificates, 'ca.crt'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TLS_FOLDER: join(certificates, 'server-a') };
  server = await startServer(aTestEnv(env), createLog('silent'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ports = () => ({
  guests: Number(new URL(server.url).port),
  management: readManagementFile(dataDir)!.port,
});

/** The status of an answer, or the code of the error. */
const statusOf = (ask: typeof getPlain | typeof get, options: object): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    ask({ host: '127.0.0.1', ...options }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code),
    );
  });

test.each([
  ['guests', '/readyz'],
  ['management', '/metrics'],
] as const)('OPS-28 with TLS_FOLDER the port of %s answers by TLS alone', async (name, path) => {
  const port = ports()[name];
  expect(await statusOf(get, { port, path, ca, servername: 'server-a' })).toBe(200);
  expect(await statusOf(get, { port, path, ca, servername: 'localhost' })).toBe(200);
  expect(await statusOf(getPlain, { port, path })).toBe('ECONNRESET');
});

test('OPS-28 a server without its certificate names the missing file', () => {
  const env = aTestEnv({ TLS_FOLDER: join(folder, 'none') });
  expect(() => serverMaker(env)).toThrow(NoCertificate);
  const reason = whyNotStarted(new NoCertificate('TLS_FOLDER: none/public.crt'), env);
  expect(reason).toBe('TLS_FOLDER: none/public.crt');
});

test('OPS-28 a caller who does not know the authority, or asks for another service, is not connected', async () => {
  const { guests: port } = ports();
  expect(await statusOf(get, { port, path: '/readyz', servername: 'server-a' })).toBe(
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  );
  expect(await statusOf(get, { port, path: '/readyz', ca, servername: 'store' })).toBe(
    'ERR_TLS_CERT_ALTNAME_INVALID',
  );
  expect(
    await statusOf(get, { port, path: '/readyz', ca, servername: 'server-a', maxVersion: 'TLSv1.1' }),
  ).toMatch(/PROTOCOL|VERSION|ECONNRESET/);
});
