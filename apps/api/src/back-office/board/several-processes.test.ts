import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backOfficeHost } from '@dasturxon/core/merchant';
import type { BoardChange } from '@dasturxon/core/staff';
import { unwrap } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { openPostgres } from '../../db/postgres.ts';
import { orders } from '../../db/schema/orders.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { aServerDatabase } from '../../testing/database.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { changedIds } from '../../testing/order-stream.ts';
import { aRunningApi } from '../../testing/scene.ts';
import { endProcesses, startProcess } from '../../testing/start-process.ts';
import { readBoardAfter } from './read-board.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const BRAND = 'crash';
const TOKEN = 'a-token-of-the-operator-of-the-board';
const folder = mkdtempSync(join(tmpdir(), 'dasturxon-board-'));
afterAll(() => {
  endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** A session of the back office for the operator of server-process.ts. */
async function signedIn(url: string) {
  const db = openPostgres(url, 1, () => undefined);
  const row = {
    id: 'board',
    userId: 'operator',
    tokenHash: sha256(TOKEN),
    expiresAt: new Date('2100-01-01'),
  };
  await db.inTenant(BRAND, (tx) => tx.insert(staffSessions).values({ merchantId: BRAND, ...row }));
  await db.close();
}

async function placeAt(url: string): Promise<string> {
  const response = await fetch(`${url}/orders/v1/orders`, {
    method: 'POST',
    body: JSON.stringify(pickUp()),
    headers: {
      'content-type': 'application/json',
      'X-Merchant-Id': BRAND,
      authorization: 'Bearer token-client',
      'Idempotency-Key': crypto.randomUUID(),
    },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Follows the board; `fetch` names no other host than that of the address. */
async function boardOf(url: string) {
  const headers = { host: backOfficeHost(`${BRAND}.test`), cookie: `__Host-staff=${TOKEN}` };
  const [stream] = (await once(get(`${url}/admin/v1/board/events`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  expect(stream.statusCode).toBe(200);
  const chunks = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return async (part: string) => {
    while (!text.includes(part)) text += String((await chunks.next()).value ?? '');
  };
}

test.runIf(SERVER)(
  'an order placed at one process comes to the boards of every process on the same database',
  async () => {
    const DATABASE_URL = await aServerDatabase(SERVER!);
    const env = { DATA_DIR: folder, DATABASE_URL };
    const first = await startProcess(env);
    const second = await startProcess(env);
    await signedIn(DATABASE_URL);
    const [here, there] = [await boardOf(first.url), await boardOf(second.url)];
    for (const one of [here, there]) await one('"isComplete":true');
    const id = await placeAt(first.url);
    await Promise.all([here(id), there(id)]);
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
  },
  120_000,
);

test.runIf(SERVER)(
  'an order that a long transaction commits late is not missed by a board that has read later ones',
  async () => {
    const osh = await aRunningApi();
    const { db } = osh.deps;
    const anOrder = async () => unwrap(await place(await osh.person(), pickUp())).id;
    const caller = { userId: 'other', role: 'ADMIN', branchIds: null };
    const about = { ...osh.deps, merchantId: osh.merchantId, tenant: { timeZone: 'Asia/Tashkent' }, caller };
    // The read takes these parts of a request only.
    const read = (after: string | null) => readBoardAfter(about as unknown as SignedIn, after);
    const idsOf = (change: BoardChange) => change.orders.map(({ id }) => id);

    const slow = await anOrder();
    const before = await read(null);
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const longOne = db.inTenant(osh.merchantId, async (tx) => {
      const own = and(eq(orders.merchantId, osh.merchantId), eq(orders.id, slow));
      await tx.update(orders).set({ status: 'ACCEPTED' }).where(own);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    const later = await anOrder();
    const meanwhile = await read(before.cursor);
    expect(idsOf(meanwhile)).toContain(later);
    mayCommit.resolve();
    await longOne;
    const after = await read(meanwhile.cursor);
    expect(after.isComplete).toBe(false);
    expect(after.orders.find(({ id }) => id === slow)?.status).toBe('ACCEPTED');
    await expect.poll(changedIds(read, after.cursor)).not.toContain(slow);
  },
  120_000,
);
