import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import type { Handle } from '../../db/connect.ts';
import { openStorage } from '../../gateways/storage/open-storage.ts';
import { tenantDirectory } from '../../http/tenancy/tenants.ts';
import { createLog } from '../../kernel/log.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { aTestEnv } from '../scene.ts';

/** A deployment with a database, a folder and a key of its own, as commands use it. */
export function aDeployment(db: Handle, seal = 7) {
  const env = aTestEnv({ DATA_DIR: mkdtempSync(join(tmpdir(), 'dasturxon-brand-file-')) });
  const now = () => new Date('2026-05-13T07:00:00Z');
  return {
    db,
    env,
    now,
    log: createLog('silent'),
    secrets: createSecrets(Buffer.alloc(32, seal)),
    storage: openStorage(env, fetch),
    tenants: tenantDirectory(db, now),
    newId: () => crypto.randomUUID(),
  };
}

/** The same archive with bytes of its tar changed. */
export function alteredFile(file: string, change: (tar: Buffer) => Buffer): string {
  const altered = `${file}.${crypto.randomUUID()}`;
  writeFileSync(altered, gzipSync(change(gunzipSync(readFileSync(file)))));
  return altered;
}

/** All that an archive holds, as text. */
export const textOf = (file: string): string => gunzipSync(readFileSync(file)).toString('latin1');
