import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

import { startsAt } from '@dasturxon/core/order';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../db/schema/payments.ts';
import { sendJob } from '../jobs/queues.ts';
import { LEAD_MINUTES } from '../orders/placing/check-placing.ts';
import { lookUpLater } from '../payments/ledger/payment-context.ts';
import { schemaSteps, tablesInOrder } from './tables.ts';

const AT_ONCE = 500;

const Head = v.object({ dasturxon: v.literal(1), at: v.string(), steps: v.array(v.string()) });
const RowLine = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });
const FileLine = v.object({ file: v.string(), base64: v.string() });

/** Columns that the database numbers by itself. */
const COUNTED = [
  ['order_history', 'id'],
  ['audit_log', 'id'],
  ['payment_attempts', 'number'],
] as const;

const countOn = (table: string, column: string) =>
  `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`;

type Given = { from: string; replace: boolean };

async function insertRows(tx: Tx, table: string, rows: readonly unknown[]) {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(sql`insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
}

async function emptied(tx: Tx, tables: readonly string[], replace: boolean) {
  // Stored by this process's start; the backup has its own.
  await tx.execute(sql`delete from deployment_keys`);
  const [known] = await tx.select({ id: merchants.merchantId }).from(merchants).limit(1);
  if (!known) return;
  if (!replace)
    throw new Error('the database already has brands: add --replace to replace them with the backup');
  for (const table of tables.toReversed()) {
    // Counted anew by triggers until then.
    if (table === 'merchants') await tx.execute(sql`delete from terms_versions`);
    if (table === 'merchants') await tx.execute(sql`delete from rate_counts`);
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
  }
}

/** Only names inside DATA_DIR. */
function inside(dataDir: string, name: string): string {
  const path = normalize(join(dataDir, name));
  if (!/^(secret\.key|pictures\/[\w.-]+)$/.test(name) || !path.startsWith(normalize(dataDir)))
    throw new Error(
      'the backup names a file outside DATA_DIR, so it is damaged or was changed: use another one',
    );
  return path;
}

const linesOf = (from: string) =>
  createInterface({ input: createReadStream(from).pipe(createGunzip()), crlfDelay: Infinity });

const isFile = (line: string) => line.startsWith('{"file"');

/** Where files wait until the rows are in the database. */
const staging = (dataDir: string) => join(dataDir, 'restoring');

/**
 * Reads a backup to its end and puts its files aside. Files take their time: a transaction that waited for them would be
 * ended, and would hold up the embedded database. Throws when the backup is cut off. Returns the files' names.
 */
async function stageFiles(dataDir: string, from: string): Promise<string[]> {
  const names: string[] = [];
  for await (const text of linesOf(from)) {
    if (!isFile(text)) continue;
    const { file, base64 } = v.parse(FileLine, JSON.parse(text));
    const path = inside(staging(dataDir), file);
    await mkdir(dirname(path), { recursive: true });
    const mode = file === 'secret.key' ? 0o600 : 0o644;
    await writeFile(path, Buffer.from(base64, 'base64'), { mode });
    names.push(file);
  }
  return names;
}

async function placeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = inside(dataDir, name);
    await mkdir(dirname(path), { recursive: true });
    await rename(inside(staging(dataDir), name), path);
  }
}

/** Orders that wait for their time are given to the queue again: the queue itself is in no backup. */
async function releaseAgain(deps: CommandDeps, tx: Tx) {
  const waiting = await tx
    .select({ merchantId: orders.merchantId, id: orders.id, deliveryAt: orders.deliveryAt })
    .from(orders)
    .where(and(eq(orders.status, 'AT_TIME'), isNotNull(orders.deliveryAt)));
  for (const { merchantId, id, deliveryAt } of waiting)
    await sendJob(tx, {
      id: deps.newId(),
      merchantId,
      queue: 'order.release',
      payload: { orderId: id },
      startAfter: startsAt(deliveryAt!, LEAD_MINUTES),
    });
}

/** Unanswered orders continue their answer ladder. */
async function climbAgain(deps: CommandDeps, tx: Tx) {
  const unanswered = await tx
    .select({ merchantId: orders.merchantId, orderId: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ['CREATED', 'AT_TIME']), isNotNull(orders.kitchenSince)));
  for (const { merchantId, orderId } of unanswered)
    await sendJob(tx, { id: deps.newId(), merchantId, queue: 'order.remind', payload: { orderId } });
}

/** What was asked of payment providers, and refunds that are due, are taken up again. */
async function payAgain(deps: CommandDeps, tx: Tx) {
  const open = inArray(paymentAttempts.state, ['CREATED', 'PENDING']);
  for (const attempt of await tx.select().from(paymentAttempts).where(open))
    await lookUpLater(deps, tx, attempt);
  const due = await tx
    .select({
      merchantId: paymentRefunds.merchantId,
      refundId: paymentRefunds.id,
      provider: paymentAttempts.provider,
    })
    .from(paymentRefunds)
    .innerJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.merchantId, paymentRefunds.merchantId),
        eq(paymentAttempts.id, paymentRefunds.attemptId),
      ),
    )
    .where(eq(paymentRefunds.state, 'DUE'));
  for (const { merchantId, ...payload } of due)
    await sendJob(tx, { id: deps.newId(), merchantId, queue: 'payment.refund', payload });
}

async function readInto(tx: Tx, lines: AsyncIterator<string>): Promise<number> {
  let [count, table, batch] = [0, '', [] as unknown[]];
  const flush = async () => {
    await insertRows(tx, table, batch);
    count += batch.length;
    batch = [];
  };
  for (let line = await lines.next(); !line.done && !isFile(line.value); line = await lines.next()) {
    const entry = v.parse(RowLine, JSON.parse(line.value));
    if (entry.table !== table || batch.length >= AT_ONCE) await flush();
    table = entry.table;
    batch.push(entry.row);
  }
  await flush();
  return count;
}

/** Puts a backup into an empty database, or with `replace` in the place of what is there; all of it or nothing. */
export async function restore(deps: CommandDeps, { from, replace }: Given): Promise<string> {
  const head = v.parse(
    Head,
    JSON.parse((await linesOf(from)[Symbol.asyncIterator]().next()).value as string),
  );
  const steps = await schemaSteps(deps.db.executeSql);
  if (steps.join() !== head.steps.join())
    throw new Error(
      'the backup is of another version: restore it with the version that wrote it, then update',
    );
  const { DATA_DIR } = deps.env;
  try {
    const files = await stageFiles(DATA_DIR, from);
    const count = await restoreRows(deps, { from, replace });
    await placeFiles(DATA_DIR, files);
    return `restored ${count} rows as of ${head.at}`;
  } finally {
    await rm(staging(DATA_DIR), { recursive: true, force: true });
  }
}

async function restoreRows(deps: CommandDeps, { from, replace }: Given): Promise<number> {
  const count = await deps.db.asPlatform(async (tx) => {
    const tables = await tablesInOrder(tx);
    await emptied(tx, tables, replace);
    const lines = linesOf(from)[Symbol.asyncIterator]();
    await lines.next();
    const restored = await readInto(tx, lines);
    await releaseAgain(deps, tx);
    await climbAgain(deps, tx);
    await payAgain(deps, tx);
    // No process may take these terms for the ones it kept.
    await tx.execute(sql`update terms_versions set version = extract(epoch from clock_timestamp())::bigint`);
    return restored;
  });
  for (const [table, column] of COUNTED) await deps.db.executeSql(countOn(table, column));
  deps.tenants.forget();
  return count;
}
