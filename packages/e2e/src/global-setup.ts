import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase, startPostgres } from '@dasturxon/tooling/postgres';

import { copyData, POSTGRES_TEMPLATE } from './server/own-data.ts';
import { startServer } from './server/running-server.ts';

/**
 * Starts the real server once for all specs and stops it at the end, as an orchestrator would. One that runs already
 * on `E2E_PORT` is used as it is: quicker while a spec is being written. Servers that
 * change their brands begin with a copy of a new server's data: on the embedded database in `E2E_TEMPLATE_DIR`, on
 * PostgreSQL in `E2E_POSTGRES_DIR` and in a database of the server `E2E_POSTGRES_URL`.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['E2E_PORT']) return async () => undefined;
  const [embeddedDir, postgresDir] = [newFolder('template'), newFolder('pg-template')];
  const postgres = await startPostgres();
  const DATABASE_URL = await createDatabase(postgres.url, POSTGRES_TEMPLATE);
  await Promise.all([seed(embeddedDir), seed(postgresDir, { DATABASE_URL })]);
  Object.assign(process.env, {
    E2E_TEMPLATE_DIR: embeddedDir,
    E2E_POSTGRES_DIR: postgresDir,
    E2E_POSTGRES_URL: postgres.url,
  });
  const { dataDir, env } = await copyData({ isEmbedded: false });
  const server = await startServer(dataDir, env);
  process.env['E2E_PORT'] = String(server.port);

  return async () => {
    await server.stop();
    await postgres.stop();
    for (const folder of [dataDir, embeddedDir, postgresDir])
      rmSync(folder, { recursive: true, force: true });
  };
}

async function seed(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const server = await startServer(dataDir, env);
  await server.stop();
}

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `dasturxon-${name}-`));
