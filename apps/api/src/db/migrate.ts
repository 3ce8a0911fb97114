import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageRoot } from '../kernel/package-root.ts';
import type { ExecuteSql, Handle } from './connect.ts';

const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(7351201)';

type Step = { name: string; sql: string };

function stepsOnDisk(): Step[] {
  const folder = join(packageRoot(), 'migrations');
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    name: tag,
    sql: readFileSync(join(folder, `${tag}.sql`), 'utf8'),
  }));
}

async function appliedSteps(executeSql: ExecuteSql): Promise<Map<string, string>> {
  await executeSql(
    `${ONE_AT_A_TIME}; create table if not exists applied_migrations (name text primary key, hash text not null, at timestamptz not null default now())`,
  );
  const { rows } = await executeSql('select name, hash from applied_migrations');
  return new Map(rows.map((row) => [String(row['name']), String(row['hash'])]));
}

/**
 * Each step and the note that it was taken are one query string, so one transaction. A process that comes second
 * waits, fails on the note's key and finds the step taken.
 */
function script(step: Step, hash: string): string {
  const statements = step.sql.replaceAll('--> statement-breakpoint', '');
  return `${ONE_AT_A_TIME};
    insert into applied_migrations (name, hash) values ('${step.name}', '${hash}');
    ${statements}`;
}

/** Brings the schema up to date. Refuses a database whose history is not this program's. */
export async function migrate({ executeSql }: Pick<Handle, 'executeSql'>): Promise<void> {
  const applied = await appliedSteps(executeSql);
  for (const step of stepsOnDisk()) {
    const hash = createHash('sha256').update(step.sql).digest('hex');
    const before = applied.get(step.name);
    if (before === hash) continue;
    if (before)
      throw new Error(
        `migration ${step.name} was changed after this database applied it: restore the released file`,
      );
    await applyOnce(executeSql, step, hash);
  }
}

async function applyOnce(executeSql: ExecuteSql, step: Step, hash: string) {
  try {
    await executeSql(script(step, hash));
  } catch (error) {
    const { rows } = await executeSql(`select 1 from applied_migrations where name = '${step.name}'`);
    if (rows.length === 0) throw error;
  }
}

/** Whether the database takes a write and commits it: not on a full disk, not as a standby (F14). */
export async function takesWrites({ executeSql }: Pick<Handle, 'executeSql'>): Promise<boolean> {
  await executeSql(
    'update applied_migrations set at = at where name = (select max(name) from applied_migrations)',
  );
  return true;
}

let ownSteps: readonly string[] | undefined;

/** The names of this program's steps that the database lacks, in order; all of them before the first start. */
export async function pendingSteps({ executeSql }: Pick<Handle, 'executeSql'>): Promise<readonly string[]> {
  ownSteps ??= stepsOnDisk().map(({ name }) => name);
  const { rows: found } = await executeSql("select to_regclass('applied_migrations') is not null as known");
  if (found[0]?.['known'] !== true) return ownSteps;
  const { rows } = await executeSql('select name from applied_migrations');
  const names = new Set(rows.map((row) => row['name']));
  return ownSteps.filter((name) => !names.has(name));
}
