import { COMMANDS } from '../../management/commands.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import type { Env } from '../../kernel/env.ts';
import { publicFiles } from '../../gateways/storage/guest-files.ts';
import { openStorage } from '../../gateways/storage/open-storage.ts';
import { amoAccessOf } from '../../gateways/crm/amo-access.ts';
import { tills } from '../../gateways/tills/tills.ts';
import { tenantDirectory } from '../../http/tenancy/tenants.ts';
import { createLog } from '../../kernel/log.ts';
import { openSecrets } from '../../keys/open-secrets.ts';
import { loadSecretKeys } from '../../kernel/secrets.ts';
import type { Answer } from './run-command.ts';

/** Runs a command in this process, on the database that the environment names. */
export async function runHere(env: Env, name: string, given: unknown): Promise<Answer> {
  const log = createLog('warn');
  const db = await openDatabase(env, (err) => log.warn({ err }, 'database connection lost'));
  try {
    await migrate(db);
    const now = () => new Date();
    const secrets = await openSecrets(db, loadSecretKeys(env));
    const tenants = tenantDirectory(db, now);
    const storage = publicFiles(openStorage(env, fetch));
    // A sandbox is a part of the server, which does not run.
    const outside = { env, ownUrl: () => `http://127.0.0.1:${env.PORT}`, fetch };
    const [openTill, amoAccess] = [tills(outside), amoAccessOf(outside)];
    const newId = () => crypto.randomUUID();
    const deps = { db, env, secrets, storage, openTill, amoAccess, tenants, log, now, newId };
    return { result: await COMMANDS[name]!(deps, given) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'failed' };
  } finally {
    await db.close();
  }
}
