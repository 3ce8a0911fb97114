import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

import * as v from 'valibot';

import { decrypted } from './encryption.ts';
import { differingTables, digestRows, RowDigests } from './row-digest.ts';

/** A backup file, and the age identity that opens it when it is encrypted. */
export type BackupFile = { from: string; identity?: string | undefined };

const Head = v.object({ dasturxon: v.literal(2), at: v.string(), steps: v.array(v.string()) });
const RowLine = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });
const Sums = v.object({ sums: RowDigests });
const FileLine = v.object({ file: v.string(), base64: v.string() });

export type Head = v.InferOutput<typeof Head>;

async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [rest = '', ...begun] = decoder.write(chunk).split('\n');
    parts.push(rest);
    for (const next of begun) {
      yield parts.join('');
      parts = [next];
    }
  }
  const last = parts.join('') + decoder.end();
  if (last !== '') yield last;
}

/** Fails where the file was altered or cut. */
async function* linesOf({ from, identity }: BackupFile): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // An error of the file also ends the reading of `gunzip`.
  pipeline(await decrypted(from, identity), gunzip, () => undefined);
  yield* linesIn(gunzip);
}

/** What a backup is of. */
export async function readHead(backup: BackupFile): Promise<Head> {
  for await (const line of linesOf(backup)) return v.parse(Head, JSON.parse(line));
  throw new Error('the backup is empty');
}

/** Calls back for each file in the backup, after its rows. Reads it to its end. */
export async function readFiles(
  backup: BackupFile,
  onFile: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for await (const line of linesOf(backup)) {
    if (!line.startsWith('{"file"')) continue;
    const { file, base64 } = v.parse(FileLine, JSON.parse(line));
    await onFile(file, Buffer.from(base64, 'base64'));
  }
}

const AT_ONCE = 500;

type InsertRows = (table: string, rows: readonly unknown[]) => Promise<void>;

/** Gives every row to `insert` in batches of one table and compares them with the backup's sums. Returns the sums. */
export async function readRows(backup: BackupFile, insert: InsertRows): Promise<RowDigests> {
  const digest = digestRows();
  let [table, batch] = ['', [] as unknown[]];
  for await (const line of linesOf(backup)) {
    if (line.startsWith('{"dasturxon"')) continue;
    const isRow = line.startsWith('{"table"');
    const entry = isRow ? v.parse(RowLine, JSON.parse(line)) : null;
    if (entry?.table !== table || batch.length >= AT_ONCE) {
      await insert(table, batch);
      batch = [];
    }
    if (!entry) return checkedSums(digest.sums(), v.parse(Sums, JSON.parse(line)).sums);
    table = entry.table;
    batch.push(entry.row);
    digest.add(table, rowText(line, table));
  }
  throw new Error('the backup is cut off: use another one');
}

/** The text of the row inside its line, as it was written. */
const rowText = (line: string, table: string) => line.slice(`{"table":"${table}","row":`.length, -1);

function checkedSums(read: RowDigests, written: RowDigests): RowDigests {
  const differing = differingTables(read, written);
  if (differing.length > 0)
    throw new Error(`the backup lacks rows of ${differing.join(', ')}: use another one`);
  return written;
}
