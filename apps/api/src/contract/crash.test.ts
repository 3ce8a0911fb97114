import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '@dasturxon/tooling/postgres';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { aServerDatabase } from '../testing/database.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);
/** A busy machine takes ten seconds to start a server. */
const ROUNDS_MS = 120_000 + ROUNDS * 30_000;
const ORDERS_PER_ROUND = 20;
const PROGRAM = fileURLToPath(new URL('../testing/server-process.ts', import.meta.url));

const dataDirs: string[] = [];
const processes = new Set<ChildProcess>();
afterAll(() => {
  for (const one of processes) one.kill('SIGKILL');
  for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
});

type Running = {
  url: string;
  process: ChildProcess;
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<unknown>;
};

/** Processes on one database need one key. */
const SECRET_KEY = 'ab'.repeat(32);

async function start(env: Record<string, string>): Promise<Running> {
  const process_ = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SANDBOX: '0', OPEN_ORDERS: '0', SECRET_KEY, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.add(process_);
  for await (const line of createInterface({ input: process_.stdout }))
    if (line.startsWith('listening ')) {
      const end = (signal: 'SIGKILL' | 'SIGTERM') => {
        const gone = once(process_, 'exit');
        process_.kill(signal);
        return gone;
      };
      return { url: line.slice('listening '.length), process: process_, end };
    }
  throw new Error('the server did not start');
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-crash-'));
  dataDirs.push(folder);
  return folder;
}

const headers = (who: string) => ({
  'content-type': 'application/json',
  'X-Merchant-Id': 'crash',
  authorization: `Bearer token-${who}`,
});
const BODY = JSON.stringify({
  serviceType: 'PICK_UP',
  branch: { id: 'branch-1' },
  cartItems: [{ productId: 'product-1', count: 2 }],
  totalPrice: 90_000,
});

type Order = {
  id: string;
  number: number;
  totalPrice: number;
  cartItems: unknown[];
  history: { status: string }[];
};

async function place(url: string, key: string): Promise<Order> {
  const init = { method: 'POST', body: BODY, headers: { ...headers('client'), 'Idempotency-Key': key } };
  const response = await fetch(`${url}/orders/v1/orders`, init);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Order;
}

/** Connections of the pool may still be to the database that was killed: 503, and try again, as a guest's app does. */
const placeAgain = (url: string, key: string): Promise<Order> =>
  vi.waitFor(() => place(url, key), { timeout: 20_000, interval: 50 });

async function read(url: string, id: string): Promise<Order> {
  const response = await fetch(`${url}/orders/v1/orders/${id}`, { headers: headers('client') });
  expect(response.status).toBe(200);
  return (await response.json()) as Order;
}

/** Orders over four connections until the server dies; returns the acknowledged ones, with their keys. */
async function orderUntilItDies(server: Running): Promise<Map<string, Order>> {
  const acknowledged = new Map<string, Order>();
  const oneSide = async () => {
    for (;;) {
      const key = crypto.randomUUID();
      const order = await place(server.url, key).catch(() => null);
      if (!order) return;
      acknowledged.set(key, order);
      if (acknowledged.size === ORDERS_PER_ROUND) void server.end('SIGKILL');
    }
  };
  await Promise.all([1, 2, 3, 4].map(oneSide));
  return acknowledged;
}

async function crashRounds(env: Record<string, string>) {
  const all = new Map<string, Order>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start(env);
    for (const [key, order] of await orderUntilItDies(server)) all.set(key, order);
  }
  const after = await start(env);
  for (const [key, order] of all) {
    const kept = await read(after.url, order.id);
    expect(kept).toMatchObject({ number: order.number, totalPrice: 90_000 });
    expect([kept.cartItems.length, kept.history.length]).toEqual([1, 1]);
    expect((await place(after.url, key)).id).toBe(order.id);
  }
  expect(all.size).toBeGreaterThanOrEqual(ROUNDS * ORDERS_PER_ROUND);
  const numbers = [...all.values()].map((order) => order.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  await after.end('SIGTERM');
}

describe('a server that is killed while it takes orders', () => {
  test.skipIf(process.env['TEST_DATABASE_URL'])(
    'F13 F15 M1 on the embedded database no acknowledged order is lost or repeated',
    async () => {
      await crashRounds({ DATA_DIR: newFolder(), DATABASE_URL: '' });
    },
    ROUNDS_MS,
  );

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'F15 M4 on PostgreSQL no acknowledged order is lost either',
    async () => {
      const DATABASE_URL = await aServerDatabase(process.env['TEST_DATABASE_URL']!);
      await crashRounds({ DATA_DIR: newFolder(), DATABASE_URL });
    },
    ROUNDS_MS,
  );
});

/** Orders from four sides, whatever they are answered with, until `work` is done. */
async function orderMeanwhile(url: string, work: () => Promise<void>) {
  const acknowledged = new Map<string, Order>();
  const refused = new Set<string>();
  let isOver = false;
  const oneSide = async () => {
    while (!isOver) {
      const key = crypto.randomUUID();
      await place(url, key).then(
        (order) => acknowledged.set(key, order),
        (error: Error) => refused.add(error.message),
      );
    }
  };
  const sides = [1, 2, 3, 4].map(oneSide);
  await work();
  isOver = true;
  await Promise.all(sides);
  return { acknowledged, refused };
}

test.runIf(process.env['TEST_DATABASE_URL'])(
  'F12 F16 a database killed while it takes orders loses no acknowledged order; the others get a retryable error',
  async () => {
    const postgres = await startPostgres();
    const server = await start({ DATA_DIR: newFolder(), DATABASE_URL: postgres.url });
    const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
    const all = new Map<string, Order>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { acknowledged, refused } = await orderMeanwhile(server.url, async () => {
        const before = performance.now();
        await postgres.crash();
        await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 10_000, interval: 50 });
        await placeAgain(server.url, crypto.randomUUID());
        expect(performance.now() - before).toBeLessThan(30_000);
      });
      for (const [key, order] of acknowledged) all.set(key, order);
      expect([...refused].filter((status) => status !== '503')).toEqual([]);
    }
    expect(all.size).toBeGreaterThan(ROUNDS);
    for (const [key, order] of all) {
      const kept = await vi.waitFor(() => read(server.url, order.id), { timeout: 20_000, interval: 50 });
      expect([kept.number, kept.cartItems.length, kept.history.length]).toEqual([order.number, 1, 1]);
      expect((await placeAgain(server.url, key)).id).toBe(order.id);
    }
    await server.end('SIGTERM');
    await postgres.stop();
  },
  240_000,
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'an order made at one process is followed live at another on the same database',
  async () => {
    const DATABASE_URL = await aServerDatabase(process.env['TEST_DATABASE_URL']!);
    const first = await start({ DATA_DIR: newFolder(), DATABASE_URL });
    const second = await start({ DATA_DIR: newFolder(), DATABASE_URL });
    const order = await place(first.url, crypto.randomUUID());
    const stream = await fetch(`${second.url}/orders/v1/orders/${order.id}/events`, {
      headers: headers('client'),
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (marker: string) => {
      while (!text.includes(marker)) text += (await reader.read()).value ?? '';
    };
    await readUntil('CREATED');
    const move = { method: 'POST', headers: headers('operator'), body: JSON.stringify({ to: 'ACCEPTED' }) };
    expect((await fetch(`${first.url}/orders/v1/orders/${order.id}/status`, move)).status).toBe(200);
    await readUntil('ACCEPTED');
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    expect((await reader.read()).done).toBe(true);
  },
  60_000,
);
