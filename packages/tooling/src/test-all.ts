import { parseArgs } from 'node:util';

import { apiSteps } from './api-steps.ts';
import { findTestBrowsers } from './chromium.ts';
import { STATIC_STEPS, UNIT_STEPS } from './gates.ts';
import { startPostgres } from './postgres.ts';
import { runSteps, summarise, type Step } from './run-step.ts';

/**
 * Everything that is checked before a change lands, on a machine that may have only Node and npm.
 * `--both-engines` runs every test of the API on both databases.
 */
const { values } = parseArgs({ options: { 'both-engines': { type: 'boolean', default: false } } });
const env = await findTestBrowsers();
const postgres = await startPostgres();
console.log(`Chromium: ${env.CHROMIUM_PATH}\nPostgreSQL: ${postgres.version}\n`);

const steps: readonly Step[] = [
  ...STATIC_STEPS,
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  ...UNIT_STEPS,
  ...apiSteps({ url: postgres.url, env, bothEngines: values['both-engines'] }),
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
