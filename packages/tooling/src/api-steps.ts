import type { Step } from './run-step.ts';

/** Folders of `apps/api/src` whose tests depend on the engine; the browser tests run on it besides. */
export const EMBEDDED_FOLDERS = [
  'app',
  'backup',
  'cli',
  'contract',
  'db',
  'jobs',
  'new-brand',
  'seed',
] as const;

/** These choose their engine themselves, so that a second run would prove the same again. */
export const OWN_ENGINE = [
  'src/app/**',
  'src/cli/**',
  'src/contract/{database-away,slow-clients}.test.ts',
  'src/db/background-share.test.ts',
] as const;

/** In those folders, and the same on both engines: by day PostgreSQL alone proves them. */
export const ONLY_POSTGRES = [
  'src/backup/encrypted-backup.test.ts',
  'src/contract/{crash,crashed-payments,fuzz,sweep}.test.ts',
  'src/jobs/{worker,worker-killed}.test.ts',
] as const;

type ApiSteps = {
  /** A PostgreSQL server for the tests. */
  url: string;
  env: Record<string, string>;
  /** Every file on both engines. */
  bothEngines: boolean;
};

/** The API's suite: on the embedded engine what depends on it, on PostgreSQL everything else and that too. */
export function apiSteps({ url, env, bothEngines }: ApiSteps): Step[] {
  const step = (name: string, more: readonly string[], variables: Record<string, string>): Step => ({
    name,
    command: ['vitest', 'run', '--passWithNoTests', ...more],
    cwd: 'apps/api',
    report: 'vitest',
    env: variables,
  });
  const without = (files: readonly string[]) => files.map((each) => `--exclude=${each}`);
  const embedded = bothEngines
    ? []
    : [...EMBEDDED_FOLDERS.map((folder) => `src/${folder}/`), ...without(ONLY_POSTGRES)];
  const once = bothEngines ? [] : without(OWN_ENGINE);
  return [
    step('api on PGlite', embedded, env),
    step('api on PostgreSQL', once, { ...env, TEST_DATABASE_URL: url }),
  ];
}
