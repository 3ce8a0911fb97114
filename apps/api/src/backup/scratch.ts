import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import type { Handle } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

type Scratch = { db: Handle; drop: () => Promise<void> };

async function embedded(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'dasturxon-scratch-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  const db = await openPglite({ dataDir: folder }).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  return { db, drop };
}

async function asOwner(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function onServer(url: string): Promise<Scratch> {
  const name = `dasturxon_scratch_${crypto.randomUUID().replaceAll('-', '')}`;
  await asOwner(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = openPostgres(own.href, 2, () => undefined);
  return { db, drop: () => asOwner(url, `drop database ${name} with (force)`) };
}

/**
 * Runs the work on a new, migrated database and drops it: on the server of `url`, whose role may create databases, else an
 * embedded one in the folder of temporary files.
 */
export async function withScratchDatabase<T>(
  url: string | undefined,
  work: (db: Handle) => Promise<T>,
): Promise<T> {
  const { db, drop } = await (url ? onServer(url) : embedded());
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.close();
    await drop();
  }
}
