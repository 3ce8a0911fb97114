import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { openDatabase } from '../db/open-database.ts';
import { checkMoney } from '../payments/check-money.ts';
import { aTransactionId, PAYME_AUTH } from '../testing/payme-caller.ts';
import { endProcesses, startProcess, type RunningProcess } from '../testing/start-process.ts';

const BRAND = 'crash';
const ORDERS = 16;
const KILL_AFTER = 8;
const AMOUNT = 9_000_000;

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-paid-'));
afterAll(() => {
  endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

async function place(server: RunningProcess): Promise<number> {
  const body = {
    serviceType: 'PICK_UP',
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'product-1', count: 2 }],
    totalPrice: 90_000,
    paymentType: 'PAYME',
  };
  const response = await fetch(`${server.url}/orders/v1/orders`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'X-Merchant-Id': BRAND,
      authorization: 'Bearer token-client',
      'Idempotency-Key': crypto.randomUUID(),
    },
  });
  const answer = (await response.json()) as { number?: number };
  if (!answer.number) throw new Error(JSON.stringify(answer));
  return answer.number;
}

async function call(server: RunningProcess, method: string, params: object): Promise<string> {
  const response = await fetch(`${server.url}/callbacks/payme/${BRAND}`, {
    method: 'POST',
    headers: { authorization: PAYME_AUTH },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.text();
}

test('F15 T45 killed between commit and answer, a payment is asked for again and was taken once', async () => {
  const server = await startProcess({ DATA_DIR: folder });
  const ids: string[] = [];
  for (let i = 0; i < ORDERS; i += 1) {
    const number = await place(server);
    const id = aTransactionId();
    const create = { id, time: Date.now(), amount: AMOUNT, account: { order_id: String(number) } };
    expect(await call(server, 'CreateTransaction', create)).toContain('"state":1');
    ids.push(id);
  }
  const answers = new Map<string, string>();
  await Promise.all(
    ids.map(async (id) => {
      const answer = await call(server, 'PerformTransaction', { id }).catch(() => null);
      if (answer) answers.set(id, answer);
      if (answers.size === KILL_AFTER) void server.end('SIGKILL');
    }),
  );
  const after = await startProcess({ DATA_DIR: folder });
  for (const id of ids) {
    const again = await call(after, 'PerformTransaction', { id });
    expect(again).toContain('"state":2');
    if (answers.has(id)) expect(again).toBe(answers.get(id));
    expect(await call(after, 'PerformTransaction', { id })).toBe(again);
  }
  await after.end('SIGTERM');
  const db = await openDatabase(
    { DATA_DIR: folder, DATABASE_POOL: 2, DATABASE_URL: undefined },
    () => undefined,
  );
  expect(await checkMoney({ db }, BRAND)).toEqual([]);
  const { rows } = await db.executeSql(
    `select sum(amount) as held from money_journal where account = 'at.PAYME'`,
  );
  expect(Number(rows[0]?.['held'])).toBe(ORDERS * AMOUNT);
  await db.close();
}, 180_000);
