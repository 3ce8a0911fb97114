import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres, type TestPostgres } from '@dasturxon/tooling/postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createLog } from '../kernel/log.ts';
import { mountPages } from '../pages/pages.routes.ts';
import type { PageSource } from '../pages/build/page-source.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { startServer, type RunningServer } from '../app/start.ts';
import { aWholeBrand } from '../testing/a-brand.ts';
import { aTestEnv } from '../testing/scene.ts';

const draw = () => ({ html: '<title>osh</title>', style: '', script: '', language: 'uz' as const });
const source: PageSource = {
  assets: { script: '/main.js', preload: [], styles: '', inlined: [], build: 'test' },
  at: '/assets/web/',
  assetsFolder: null,
  renderer: async () => ({ renderMenu: draw, renderShell: draw }),
  finish: async (html) => html,
  isBuilt: true,
};

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-away-'));
let postgres: TestPostgres;
let server: RunningServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = aTestEnv({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: postgres.url, SANDBOX: '0' });
  server = await startServer(env, createLog('silent'), {
    mounts: [mountPages(async () => source)],
    seed: ({ db, secrets }) => db.asPlatform((tx) => storeBrand(tx, aWholeBrand('osh'), secrets)),
  });
}, 60_000);
afterAll(async () => {
  postgres.thaw();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const OSH = { 'x-merchant-id': 'osh' };
const ask = async (path: string, init: RequestInit = {}) => {
  const askedAt = performance.now();
  const response = await fetch(`${server.url}${path}`, { ...init, headers: { ...OSH, ...init.headers } });
  const text = await response.text();
  return { status: response.status, text, response, ms: performance.now() - askedAt };
};
let lastPhone = 998_901_000_000;
const write = () =>
  ask('/users/v1/auth/phone', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: String((lastPhone += 1)) }),
  });
const patient = { timeout: 30_000, interval: 200 };

test('F14 while PostgreSQL does not answer: readiness is 503 within 2 s, menus and pages are served, writes are 503 at once', async () => {
  const menu = await ask('/products/v1/overalls');
  const page = await ask('/?vendor=osh');
  expect([menu.status, page.status, (await ask('/readyz')).status]).toEqual([200, 200, 200]);

  postgres.freeze();
  const ready = await ask('/readyz');
  expect([ready.status, ready.ms < 2_500]).toEqual([503, true]);
  await vi.waitFor(async () => expect((await write()).status).toBe(503), patient);
  for (let round = 0; round < 3; round += 1) {
    const refused = await write();
    expect([refused.status, refused.response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.ms).toBeLessThan(1_000);
    // A lookup of a changed domain queries the database: the last known answer is served instead.
    server.deps.tenants.forget();
    expect(await ask('/products/v1/overalls')).toMatchObject({ status: 200, text: menu.text });
    expect(await ask('/?vendor=osh')).toMatchObject({ status: 200, text: page.text });
  }

  postgres.thaw();
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), patient);
  await vi.waitFor(async () => expect((await write()).status).toBe(200), patient);
}, 120_000);
