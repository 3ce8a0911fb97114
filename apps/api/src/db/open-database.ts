import { join } from 'node:path';

import type { Env } from '../kernel/env.ts';
import type { Handle } from './connect.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens what DATABASE_URL names, else the embedded database in DATA_DIR, which one process alone may hold. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  onError: (error: Error) => void,
): Promise<Handle> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, env.DATABASE_POOL, onError);
  const unlock = lockDataDir(env.DATA_DIR);
  try {
    const handle = await openPglite({ dataDir: join(env.DATA_DIR, 'postgres') });
    return { ...handle, close: () => handle.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
