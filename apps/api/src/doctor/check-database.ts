import type { Handle } from '../db/connect.ts';
import { pendingSteps } from '../db/migrate.ts';
import type { Finding } from './finding.ts';

const OLDEST_VERSION = 150_000;
const CLOCK_DRIFT_MS = 2_000;

type Asked = Pick<Handle, 'executeSql' | 'engine'>;

/** The database's version, its clock, its schema and the role that DATABASE_URL names. */
export async function checkDatabase(db: Asked, now: () => Date): Promise<Finding[]> {
  const { rows } = await db.executeSql(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as named,
       extract(epoch from clock_timestamp())::float8 * 1000 as at,
       pg_is_in_recovery() as standby,
       (select rolsuper from pg_roles where rolname = current_user) as super`,
  );
  const seen = rows[0] ?? {};
  const found: Finding[] = [version(db.engine, Number(seen['version']), String(seen['named']))];
  if (db.engine === 'postgres') found.push(role(seen['super'] === true), standby(seen['standby'] === true));
  found.push(clock(Number(seen['at']) - now().getTime()), await schema(db));
  return found;
}

function version(engine: string, version: number, named: string): Finding {
  if (engine === 'pglite')
    return {
      level: 'warning',
      text: `embedded database (PostgreSQL ${named}): for demos; a power cut may lose data`,
    };
  return version < OLDEST_VERSION
    ? { level: 'error', text: `PostgreSQL ${named} is too old: upgrade it to 15 or newer` }
    : { level: 'ok', text: `PostgreSQL ${named} answers` };
}

const role = (isSuper: boolean): Finding =>
  isSuper
    ? {
        level: 'warning',
        text: 'the role of DATABASE_URL is a superuser, who bypasses row-level security: use another',
      }
    : { level: 'ok', text: 'the role of DATABASE_URL is not a superuser' };

const standby = (isStandby: boolean): Finding =>
  isStandby
    ? { level: 'error', text: 'DATABASE_URL names a standby, which takes no writes: name the primary' }
    : { level: 'ok', text: 'DATABASE_URL names a primary' };

function clock(driftMs: number): Finding {
  const seconds = (Math.abs(driftMs) / 1000).toFixed(1);
  return Math.abs(driftMs) > CLOCK_DRIFT_MS
    ? {
        level: 'warning',
        text: `the clocks of this machine and the database differ by ${seconds} s: synchronise both`,
      }
    : { level: 'ok', text: 'the clocks of this machine and the database agree' };
}

async function schema(db: Asked): Promise<Finding> {
  const steps = await pendingSteps(db);
  return steps.length > 0
    ? {
        level: 'warning',
        text: `${steps.length} migrations are pending, first ${steps[0]}: run dasturxon migrate`,
      }
    : { level: 'ok', text: 'every migration of this release is applied' };
}
