import { createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { sql } from 'drizzle-orm';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { schemaSteps, tablesInOrder } from './tables.ts';

const AT_ONCE = 500;

/** Files of DATA_DIR that go along: what was uploaded and drawn, and the key that opens the merchants' secrets. */
async function keptFiles(dataDir: string): Promise<string[]> {
  const pictures = existsSync(join(dataDir, 'pictures')) ? await readdir(join(dataDir, 'pictures')) : [];
  const key = existsSync(join(dataDir, 'secret.key')) ? ['secret.key'] : [];
  return [
    ...key,
    ...pictures.filter((name) => !name.endsWith('.part')).map((name) => join('pictures', name)),
  ];
}

async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${AT_ONCE} from backup_rows`));
    for (const { row } of rows) yield `{"table":"${table}","row":${row}}\n`;
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Rows as lines of JSON: what they are of, then every row of one moment. */
async function* rowLines(deps: CommandDeps, tx: Tx, steps: string[]): AsyncGenerator<string> {
  yield `${JSON.stringify({ dasturxon: 1, at: deps.now().toISOString(), steps })}\n`;
  for (const table of await tablesInOrder(tx)) yield* rowsOf(tx, table);
}

/** Files as lines of JSON. */
async function* fileLines(deps: CommandDeps): AsyncGenerator<string> {
  for (const name of await keptFiles(deps.env.DATA_DIR)) {
    const base64 = (await readFile(join(deps.env.DATA_DIR, name))).toString('base64');
    yield `${JSON.stringify({ file: name, base64 })}\n`;
  }
}

/** A gzip file may hold several streams in sequence; readers get them as one. */
const write = (lines: AsyncGenerator<string>, to: string, flags: 'w' | 'a') =>
  pipeline(Readable.from(lines), createGzip(), createWriteStream(to, { mode: 0o600, flags }));

/**
 * Writes one gzip file with every row as of one moment and the files of DATA_DIR; on either engine, beside a running
 * server. It restores to either engine too. The key of sealed secrets is in it when it lies in DATA_DIR: keep it safe.
 */
export async function backup(deps: CommandDeps, to: string): Promise<string> {
  const draft = `${to}.part`;
  const steps = await schemaSteps(deps.db.executeSql);
  await deps.db.asPlatform(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await write(rowLines(deps, tx, steps), draft, 'w');
  });
  // Pictures are slow, and an open transaction blocks the embedded database.
  await write(fileLines(deps), draft, 'a');
  await rename(draft, to);
  return `backup written to ${to}`;
}
