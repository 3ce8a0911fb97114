import { COMMANDS } from '../admin/commands.ts';
import { readAdminFile } from '../admin/admin-file.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { readEnv, type Env } from '../env.ts';
import { tenantDirectory } from '../http/tenants.ts';
import { createLog } from '../log.ts';
import { createSecrets, loadSecretKey } from '../secrets.ts';

type Said = { said?: string; error?: string };

/** The running server's answer, or null when none is running. */
async function askServer(env: Env, name: string, given: unknown): Promise<Said | null> {
  const admin = readAdminFile(env.DATA_DIR);
  if (!admin) return null;
  const response = await fetch(`http://127.0.0.1:${admin.port}/commands/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => null);
  return response && ((await response.json()) as Said);
}

async function openAndRun(env: Env, name: string, given: unknown): Promise<Said> {
  const log = createLog('warn');
  const db = await openDatabase(env, (err) => log.warn({ err }, 'database connection lost'));
  try {
    await migrate(db);
    const now = () => new Date();
    const secrets = createSecrets(loadSecretKey(env));
    const tenants = tenantDirectory(db, now);
    const deps = { db, env, secrets, tenants, log, now, newId: () => crypto.randomUUID() };
    return { said: await COMMANDS[name]!(deps, given) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'failed' };
  } finally {
    await db.close();
  }
}

/** Runs a command: on a real database directly, else through the server that holds the folder, else on the folder. */
export async function runCommand(name: string, given: unknown): Promise<never> {
  const reading = readEnv(process.env);
  if ('problems' in reading) {
    console.error(reading.problems.join('\n'));
    process.exit(1);
  }
  const { env } = reading;
  const answer =
    (env.DATABASE_URL ? null : await askServer(env, name, given)) ?? (await openAndRun(env, name, given));
  if (answer.error) console.error(answer.error);
  else console.log(answer.said);
  process.exit(answer.error ? 1 : 0);
}
