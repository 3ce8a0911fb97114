import { findChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { run, runStep, summarise, type Outcome, type Step } from './run-step.ts';

/**
 * The fault drills alone: every test whose title names a fault (`F05`), against a real PostgreSQL and in a browser. With a
 * name, one long drill that prints its figures: `pnpm drills point-in-time`.
 */
const LONG: Readonly<Record<string, () => Promise<void>>> = {
  'point-in-time': async () => (await import('./drills/point-in-time.ts')).pointInTime(),
  rolling: () => underLoad('rolling'),
  failover: () => underLoad('failover'),
};
/** A drill that orders from a running server. */
async function underLoad(name: string): Promise<void> {
  if ((await run(['node', `packages/e2e/drills/${name}.ts`])) !== 0) throw new Error('the drill failed');
}

const [named] = process.argv.slice(2);
if (named !== undefined) {
  const drill = LONG[named];
  if (!drill) console.error(`unknown drill: ${named}; there are ${Object.keys(LONG).join(', ')}`);
  await drill?.();
  process.exit(drill ? 0 : 1);
}

const chromium = await findChromium();
const postgres = await startPostgres();
const FAULT = String.raw`\bF\d\d\b`;
const drills = ['vitest', 'run', '--passWithNoTests', '-t', FAULT];
const env = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url, PAYMENT_RACES: '500' };
/** `pnpm drills connections`: 200 random runs of each till against its misbehaving stand-in. */
const connections: readonly Step[] = [
  {
    name: 'drills: connections',
    command: ['vitest', 'run', 'src/tills/till-drill.test.ts', 'src/tills/till-behaviour.test.ts'],
    cwd: 'apps/api',
    report: 'vitest',
    env: { ...env, TILL_RUNS: '200' },
  },
];
const all: readonly Step[] = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'drills: core', command: drills, cwd: 'packages/core', report: 'vitest' },
  { name: 'drills: storefront', command: drills, cwd: 'packages/storefront', report: 'vitest' },
  { name: 'drills: web', command: drills, cwd: 'apps/web', report: 'vitest' },
  { name: 'drills: api', command: drills, cwd: 'apps/api', report: 'vitest', env },
  {
    name: 'drills: end to end',
    command: ['playwright', 'test', '-g', FAULT, '--reporter=line,json'],
    cwd: 'packages/e2e',
    report: 'playwright',
    env: { CHROMIUM_PATH: chromium },
  },
];

const steps = process.argv[2] === 'connections' ? connections : all;
const outcomes: Outcome[] = [];
try {
  for (const step of steps) outcomes.push(await runStep(step));
} finally {
  await postgres.stop();
}
process.exitCode = summarise(outcomes);
