import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { apiSteps } from './api-steps.ts';
import { findTestBrowsers } from './chromium.ts';
import { STATIC_STEPS, UNIT_STEPS } from './gates.ts';
import { startPostgres } from './postgres.ts';
import { ROOT, runSteps, summarise, type Step } from './run-step.ts';

/**
 * Everything that is checked before a change lands, on a machine that may have only Node and npm.
 * `--whole` also runs what takes longer than a change may wait: every test of the API on both databases and the browser
 * tests marked `@nightly`.
 */
const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } });
// Some hundred servers, workers and commands read the same modules: compiled once, a server starts in three quarters of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules/.cache/node');
const env = {
  ...(await findTestBrowsers()),
  ...(values.whole && { E2E_WHOLE: '1', CRASH_ROUNDS: '10', RACE_ROUNDS: '200' }),
};
const postgres = await startPostgres();
console.log(`Chromium: ${env.CHROMIUM_PATH}\nPostgreSQL: ${postgres.version}\n`);

const steps: readonly Step[] = [
  ...STATIC_STEPS,
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  ...UNIT_STEPS,
  ...apiSteps({ url: postgres.url, env, bothEngines: values.whole }),
  { name: 'storybook builds', command: ['pnpm', 'build-storybook'], cwd: 'packages/ui', env },
  {
    name: 'stories',
    command: ['vitest', 'run', '--project', 'stories'],
    cwd: 'packages/ui',
    report: 'vitest',
    env,
  },
  {
    name: 'admin stories',
    command: ['vitest', 'run', '--project', 'stories'],
    cwd: 'packages/admin-ui',
    report: 'vitest',
    env,
  },
  {
    name: 'end to end',
    // A loaded machine may once tap before the page is at rest: repeated once, named in the summary, and to be mended.
    command: ['playwright', 'test', '--retries=1', '--reporter=line,json'],
    cwd: 'packages/e2e',
    report: 'playwright',
    env,
  },
];

try {
  process.exitCode = summarise(await runSteps(steps));
} finally {
  await postgres.stop();
}
