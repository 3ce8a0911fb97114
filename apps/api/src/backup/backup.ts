import { createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { sql } from 'drizzle-orm';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { encrypt } from './encryption.ts';
import { digestRows } from './row-digest.ts';
import { rowsOf, schemaSteps, tablesInOrder } from './tables.ts';

/** Files of DATA_DIR that go along: what was uploaded and drawn, and the key that opens the merchants' secrets. */
async function keptFiles(dataDir: string): Promise<string[]> {
  const pictures = existsSync(join(dataDir, 'pictures')) ? await readdir(join(dataDir, 'pictures')) : [];
  const key = existsSync(join(dataDir, 'secret.key')) ? ['secret.key'] : [];
  return [
    ...key,
    ...pictures.filter((name) => !name.endsWith('.part')).map((name) => join('pictures', name)),
  ];
}

/** Rows as lines of JSON: what they are of, every row of one moment, the sums that prove them complete. */
async function* rowLines(deps: CommandDeps, tx: Tx, steps: string[]): AsyncGenerator<string> {
  yield `${JSON.stringify({ dasturxon: 2, at: deps.now().toISOString(), steps })}\n`;
  const digest = digestRows();
  for (const table of await tablesInOrder(tx))
    for await (const rows of rowsOf(tx, table))
      for (const row of rows) {
        digest.add(table, row);
        yield `{"table":"${table}","row":${row}}\n`;
      }
  yield `${JSON.stringify({ sums: digest.sums() })}\n`;
}

/** Files as lines of JSON. */
async function* fileLines(deps: CommandDeps): AsyncGenerator<string> {
  for (const name of await keptFiles(deps.env.DATA_DIR)) {
    const base64 = (await readFile(join(deps.env.DATA_DIR, name))).toString('base64');
    yield `${JSON.stringify({ file: name, base64 })}\n`;
  }
}

type Sink = { add: (lines: AsyncGenerator<string>) => Promise<void>; close: () => Promise<void> };

/** A gzip file, encrypted for the recipients when there are any. `close` returns once the disk has it. */
async function openSink(to: string, recipients: readonly string[]): Promise<Sink> {
  const gzip = createGzip();
  const bytes = recipients.length > 0 ? await encrypt(gzip, recipients) : gzip;
  const written = pipeline(bytes, createWriteStream(to, { mode: 0o600, flush: true }));
  const failure = written.then(
    () => null,
    (error: unknown) => error,
  );
  return {
    async add(lines) {
      try {
        await pipeline(Readable.from(lines), gzip, { end: false });
      } catch (error) {
        // A full disk closes `gzip` from the other side; its own error is the cause.
        const isClosed = (error as NodeJS.ErrnoException).code?.startsWith('ERR_STREAM_');
        throw (isClosed && (await failure)) || error;
      }
    },
    async close() {
      gzip.end();
      await written;
    },
  };
}

/** `recipients` are public keys of age (`age1…`); without one the file is not encrypted. */
export type BackupTarget = { to: string; recipients: readonly string[] };

/**
 * Writes one file with every row as of one moment and the files of DATA_DIR; on either engine, beside a running server.
 * It restores to either engine too. The key of sealed secrets is in it when it lies in DATA_DIR.
 */
export async function backup(deps: CommandDeps, { to, recipients }: BackupTarget): Promise<string> {
  const draft = `${to}.part`;
  const steps = await schemaSteps(deps.db.executeSql);
  try {
    const sink = await openSink(draft, recipients);
    await deps.db.asPlatform(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`);
      await sink.add(rowLines(deps, tx, steps));
    });
    // Pictures are slow, and an open transaction blocks the embedded database.
    await sink.add(fileLines(deps));
    await sink.close();
    await rename(draft, to);
  } finally {
    await rm(draft, { force: true });
  }
  const note = recipients.length > 0 ? '' : ', not encrypted: set BACKUP_RECIPIENTS';
  return `backup written to ${to}${note}`;
}
