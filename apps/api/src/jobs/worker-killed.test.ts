import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test, vi } from 'vitest';

import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../kernel/log.ts';
import { releaseOrder } from '../orders/moves/move-order.ts';
import { aServerDatabase } from '../testing/database.ts';
import { idleHandlers, orderJobDeps } from '../testing/job-worker.ts';
import { aTestEnv } from '../testing/scene.ts';
import { startJobs } from './worker.ts';

const PROGRAM = fileURLToPath(new URL('../testing/worker-process.ts', import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Where the dead worker and the next one work: the server's database when there is one, else a folder. */
async function aPlace(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-killed-'));
  folders.push(folder);
  const url = process.env['TEST_DATABASE_URL'];
  return { DATA_DIR: folder, ...(url && { DATABASE_URL: await aServerDatabase(url) }) };
}

async function killedWithTheJobInHand(place: Record<string, string>, hang: 'before' | 'after') {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...place, HANG: hang },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test.each(['before', 'after'] as const)(
  'F21 a worker killed during a job, %s its effect: another does it, and the effect happens once',
  async (hang) => {
    const place = await aPlace();
    await killedWithTheJobInHand(place, hang);
    const db = await openDatabase(aTestEnv(place), () => undefined);
    // The heartbeat interval of a live worker has passed.
    await db.executeSql(
      `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
    );

    const tried: string[] = [];
    const deps = orderJobDeps(db);
    const worker = await startJobs(db, createLog('silent'), {
      ...idleHandlers(),
      'order.release': async (merchantId, { orderId }) => {
        await releaseOrder(deps, merchantId, orderId);
        tried.push(orderId);
      },
    });
    await vi.waitFor(() => expect(tried).toEqual(['order']), { timeout: 60_000, interval: 200 });
    await worker.stop();
    const history = await db.executeSql(`select to_status from order_history where order_id = 'order'`);
    expect(history.rows).toEqual([{ to_status: 'CREATED' }]);
    const reminders = await db.executeSql(
      `select (select count(*) from outbox where queue = 'order.remind')::int
        + (select count(*) from pgboss.job where name = 'order.remind')::int as sent`,
    );
    expect(reminders.rows).toEqual([{ sent: 1 }]);
    await db.close();
  },
  120_000,
);
