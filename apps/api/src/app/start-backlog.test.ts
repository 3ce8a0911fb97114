import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { aMerchant } from '@dasturxon/core/testing';
import { sandboxAccount } from '@dasturxon/sandbox';
import { afterAll, expect, test, vi } from 'vitest';

import { createLog } from '../kernel/log.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { startServer, type RunningServer } from './start.ts';
import { aWholeBrand } from '../testing/a-brand.ts';
import { aTestEnv } from '../testing/scene.ts';
import { fillSmsBacklog } from '../testing/sms-backlog.ts';

const BACKLOG = 200;
const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-backlog-'));
let server: RunningServer | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a server with a backlog of jobs is ready at once, serves menus beside it and does every job at its first try', async () => {
  const { username: smsUsername, password: smsPassword } = sandboxAccount('osh');
  const brand = aWholeBrand('osh', { merchant: aMerchant({ id: 'osh', smsUsername, smsPassword }) });
  const env = aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, REQUEST_RATE: '0' });
  server = await startServer(env, createLog('silent'), {
    mounts: [mountSandbox],
    async seed(deps) {
      await deps.db.asPlatform((tx) => storeBrand(tx, brand, deps.secrets));
      await fillSmsBacklog(deps, { merchantId: 'osh', count: BACKLOG });
    },
  });
  const { deps, url } = server;
  const waiting = async () => {
    const { rows } = await deps.db.executeSql(`select
      (select count(*)::int from outbox where queue = 'sms.send') as moving,
      (select count(*)::int from pgboss.job where name = 'sms.send' and state < 'completed') as queued`);
    return Number(rows[0]?.['moving']) + Number(rows[0]?.['queued']);
  };

  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready', jobs: true });
  const api = createApi({
    baseUrl: url,
    merchantId: 'osh',
    token: () => null,
    fetch: (input, init) => fetch(input, init),
  });
  // A branch's terms are read from the database each time.
  for (let read = 0; read < 20; read += 1) unwrap(await api(endpoints.listBranches, {}));
  expect(await waiting()).toBeGreaterThan(0);

  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 120_000, interval: 200 });
  const { rows } = await deps.db.executeSql(
    `select state::text, max(retry_count) as tries, count(*)::int as jobs from pgboss.job
    where name in ('sms.send', 'dead.letters') group by state`,
  );
  expect(rows).toEqual([{ state: 'completed', tries: 0, jobs: BACKLOG }]);
}, 180_000);
