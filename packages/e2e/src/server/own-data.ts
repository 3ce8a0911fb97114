import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase } from '@dasturxon/tooling/postgres';

/** The database on PostgreSQL that holds a new server's data and is never connected to. */
export const POSTGRES_TEMPLATE = 'dasturxon_template';

/** The folder of a server's data, and the variables that name its database. */
export type OwnData = { dataDir: string; env: Readonly<Record<string, string>> };

/**
 * A copy of a new server's data: on PostgreSQL, which starts and answers in half the time, or on the embedded database, whose
 * clock is the server's own. Without the preparation of `global-setup` an empty folder.
 */
export async function copyData({ isEmbedded }: { isEmbedded: boolean }): Promise<OwnData> {
  const { E2E_TEMPLATE_DIR, E2E_POSTGRES_DIR, E2E_POSTGRES_URL } = process.env;
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-own-'));
  const template = isEmbedded ? E2E_TEMPLATE_DIR : E2E_POSTGRES_DIR;
  if (template) cpSync(template, dataDir, { recursive: true });
  if (isEmbedded || !E2E_POSTGRES_URL) return { dataDir, env: {} };
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  return { dataDir, env: { DATABASE_URL: await createDatabase(E2E_POSTGRES_URL, name, POSTGRES_TEMPLATE) } };
}
