import { findChromium } from './chromium.ts';
import { STATIC_STEPS, UNIT_STEPS } from './gates.ts';
import { startPostgres } from './postgres.ts';
import { runStep, summarise, type Outcome, type Step } from './run-step.ts';

/** Everything that is checked before a change lands, on a machine that may have only Node and npm. */
const chromium = await findChromium();
const postgres = await startPostgres();
console.log(`Chromium: ${chromium}\nPostgreSQL: ${postgres.version}\n`);

const env = { CHROMIUM_PATH: chromium };
const database = ['vitest', 'run', '--passWithNoTests'];
const steps: readonly Step[] = [
  ...STATIC_STEPS,
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  ...UNIT_STEPS,
  { name: 'api on PGlite', command: database, cwd: 'apps/api', report: 'vitest', env },
  {
    name: 'api on PostgreSQL',
    command: database,
    cwd: 'apps/api',
    report: 'vitest',
    env: { ...env, TEST_DATABASE_URL: postgres.url },
  },
  { name: 'storybook builds', command: ['pnpm', 'build-storybook'], cwd: 'packages/ui', env },
  {
    name: 'stories',
    command: ['vitest', 'run', '--project', 'stories'],
    cwd: 'packages/ui',
    report: 'vitest',
    env,
  },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--reporter=line,json'],
    cwd: 'packages/e2e',
    report: 'playwright',
    env,
  },
];

const outcomes: Outcome[] = [];
try {
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    outcomes.push(await runStep(step));
  }
} finally {
  await postgres.stop();
}
process.exitCode = summarise(outcomes);
