import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

import { leadMinutesFor, startsAt } from '@dasturxon/core/order';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Handle, Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../db/schema/payments.ts';
import { sendJob } from '../jobs/queues.ts';
import { lookUpLater } from '../payments/ledger/payment-context.ts';
import { readFiles, readHead, readRows, type BackupFile, type Head } from './read-backup.ts';
import { countRows, type RowDigests } from './row-digest.ts';
import { renumber, schemaSteps, tablesInOrder } from './tables.ts';

type Given = BackupFile & { replace: boolean };

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

/** Where files wait until the rows are in the database. */
const staging = (dataDir: string) => join(dataDir, 'restoring');

/**
 * Reads a backup to its end and puts its files aside. Files take their time: a transaction that waited for them would be
 * ended, and would hold up the embedded database. Throws when the backup is cut off or altered. Returns the files' names.
 */
async function stageFiles(dataDir: string, backup: BackupFile): Promise<string[]> {
  const names: string[] = [];
  await readFiles(backup, async (file, bytes) => {
    const path = inside(staging(dataDir), file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { mode: file === 'secret.key' ? 0o600 : 0o644 });
    names.push(file);
  });
  return names;
}

async function placeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = inside(dataDir, name);
    await mkdir(dirname(path), { recursive: true });
    await rename(inside(staging(dataDir), name), path);
  }
}

const cookingTimeOf = ({ cookingTime }: Record<string, unknown>) =>
  typeof cookingTime === 'number' ? cookingTime : null;

/** Orders that wait for their time are given to the queue again: the queue itself is in no backup. */
async function releaseAgain(deps: CommandDeps, tx: Tx) {
  const waiting = await tx
    .select({
      merchantId: orders.merchantId,
      id: orders.id,
      deliveryAt: orders.deliveryAt,
      data: orders.data,
    })
    .from(orders)
    .where(and(eq(orders.status, 'AT_TIME'), isNotNull(orders.deliveryAt)));
  for (const { merchantId, id, deliveryAt, data } of waiting)
    await sendJob(tx, {
      id: deps.newId(),
      merchantId,
      queue: 'order.release',
      payload: { orderId: id },
      startAfter: startsAt(deliveryAt!, leadMinutesFor(cookingTimeOf(data))),
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

/** Fills the tables with a backup's rows and compares them with its sums. Returns the sums. */
export async function fillTables(tx: Tx, { replace, ...backup }: Given): Promise<RowDigests> {
  await emptied(tx, await tablesInOrder(tx), replace);
  return readRows(backup, (table, rows) => insertRows(tx, table, rows));
}

/** What a backup is of. Throws when its schema is not the database's. */
export async function headFor(db: Pick<Handle, 'executeSql'>, backup: BackupFile): Promise<Head> {
  const head = await readHead(backup);
  const steps = await schemaSteps(db.executeSql);
  if (steps.join() !== head.steps.join())
    throw new Error(
      'the backup is of another version: restore it with the version that wrote it, then update',
    );
  return head;
}

/** Puts a backup into an empty database, or with `replace` in the place of what is there; all of it or nothing. */
export async function restore(deps: CommandDeps, given: Given): Promise<string> {
  const { at } = await headFor(deps.db, given);
  const { DATA_DIR } = deps.env;
  try {
    const files = await stageFiles(DATA_DIR, given);
    const count = await restoreRows(deps, given);
    await placeFiles(DATA_DIR, files);
    return `restored ${count} rows as of ${at}`;
  } finally {
    await rm(staging(DATA_DIR), { recursive: true, force: true });
  }
}

async function restoreRows(deps: CommandDeps, given: Given): Promise<number> {
  const count = await deps.db.asPlatform(async (tx) => {
    const sums = await fillTables(tx, given);
    await releaseAgain(deps, tx);
    await climbAgain(deps, tx);
    await payAgain(deps, tx);
    // No process may take these terms for the ones it kept.
    await tx.execute(sql`update terms_versions set version = extract(epoch from clock_timestamp())::bigint`);
    return countRows(sums);
  });
  await renumber(deps.db.executeSql);
  deps.tenants.forget();
  return count;
}
