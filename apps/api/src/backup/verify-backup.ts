import type { Tx } from '../db/connect.ts';
import { readFiles, type BackupFile } from './read-backup.ts';
import { fillTables, headFor } from './restore.ts';
import { countRows, differingTables, digestRows, type RowDigests } from './row-digest.ts';
import { withScratchDatabase } from './scratch.ts';
import { rowsOf, tablesInOrder } from './tables.ts';

async function sumsIn(tx: Tx): Promise<RowDigests> {
  const digest = digestRows();
  for (const table of await tablesInOrder(tx))
    for await (const rows of rowsOf(tx, table)) for (const row of rows) digest.add(table, row);
  return digest.sums();
}

/** `scratch` is the server where the scratch database is created; without it an embedded one is used. */
type Verified = BackupFile & { scratch?: string | undefined };

/**
 * Restores a backup into a scratch database, reads every row back and compares them with the sums of the backup's moment.
 * Touches neither the product's database nor DATA_DIR. Throws when the backup would not restore the same rows (F36).
 */
export async function verifyBackup({ scratch, ...backup }: Verified): Promise<string> {
  return withScratchDatabase(scratch, async (db) => {
    const { at } = await headFor(db, backup);
    let files = 0;
    await readFiles(backup, async () => void (files += 1));
    const written = await db.asPlatform((tx) => fillTables(tx, { ...backup, replace: false }));
    const differing = differingTables(written, await db.asPlatform(sumsIn));
    if (differing.length > 0)
      throw new Error(`the restored rows of ${differing.join(', ')} differ from the backup`);
    return `verified: ${countRows(written)} rows as of ${at} and ${files} files restored into a scratch database`;
  });
}
