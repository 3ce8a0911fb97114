import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../db/open-database.ts';
import { checkMoney } from '../payments/commands/check-money.ts';
import { clickFields } from '../testing/payments/click/click-caller.ts';
import { aServerDatabase } from '../testing/database.ts';
import { aTransactionId, PAYME_AUTH } from '../testing/payments/payme/payme-caller.ts';
import { endProcesses, startProcess, type RunningProcess } from '../testing/start-process.ts';

const BRAND = 'crash';
const ORDERS = 16;
const KILL_AFTER = 8;
const AMOUNT = 9_000_000;

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-paid-'));
/** Where the killed servers and the next ones work: a database of the tests' server when there is one, else a folder. */
const data = { DATA_DIR: folder, DATABASE_URL: '' };
beforeAll(async () => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) data.DATABASE_URL = await aServerDatabase(url);
});
const openData = () =>
  openDatabase({ ...data, DATABASE_POOL: 2, DATABASE_URL: data.DATABASE_URL || undefined }, () => undefined);
afterAll(() => {
  endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

async function place(server: RunningProcess, paymentType = 'PAYME'): Promise<number> {
  const body = {
    serviceType: 'PICK_UP',
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'product-1', count: 2 }],
    totalPrice: 90_000,
    paymentType,
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

async function callOfClick(server: RunningProcess, fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${server.url}/callbacks/click/${BRAND}/prepare`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return response.text();
}

/** The last call that was applied: what was committed as its answer. */
async function storedAnswer(): Promise<unknown> {
  const db = await openData();
  const { rows } = await db.executeSql(
    `select answer from payment_inbox where outcome = 'APPLIED' order by answered_at desc limit 1`,
  );
  await db.close();
  return rows[0]?.['answer'];
}

test('F15 T45 killed right after the commit of a call, the repeat gets the same bytes as the lost answer', async () => {
  let server = await startProcess(data);
  const numbers = [await place(server), await place(server, 'CLICK')];
  const [id, time] = [aTransactionId(), Date.now()];
  const create = { id, time, amount: AMOUNT, account: { order_id: String(numbers[0]) } };
  const prepare = clickFields({ action: 0, merchant_trans_id: numbers[1]!, amount: '90000.00' });
  const calls: ((to: RunningProcess) => Promise<string>)[] = [
    (to) => call(to, 'CreateTransaction', create),
    (to) => call(to, 'PerformTransaction', { id }),
    (to) => call(to, 'CancelTransaction', { id, reason: 5 }),
    (to) => callOfClick(to, prepare),
  ];
  for (const ask of calls) {
    await server.arm();
    const died = once(server.process, 'exit');
    expect(await ask(server).catch(() => 'no answer')).toBe('no answer');
    expect((await died)[1]).toBe('SIGKILL');
    const stored = await storedAnswer();
    server = await startProcess(data);
    expect(await ask(server)).toBe(stored);
    expect(await ask(server)).toBe(stored);
  }
  await server.end('SIGTERM');
}, 180_000);

test('F15 T45 killed between commit and answer, a payment is looked up again and was taken once', async () => {
  const server = await startProcess(data);
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
  const after = await startProcess(data);
  for (const id of ids) {
    const again = await call(after, 'PerformTransaction', { id });
    expect(again).toContain('"state":2');
    if (answers.has(id)) expect(again).toBe(answers.get(id));
    expect(await call(after, 'PerformTransaction', { id })).toBe(again);
  }
  await after.end('SIGTERM');
  const db = await openData();
  expect(await checkMoney({ db }, BRAND)).toEqual([]);
  const { rows } = await db.executeSql(
    `select sum(amount) as held from money_journal where account = 'at.PAYME'`,
  );
  expect(Number(rows[0]?.['held'])).toBe(ORDERS * AMOUNT);
  await db.close();
}, 180_000);
