import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { faultFigures } from './drills/fault-figures.ts';
import { type Outcome, run, runSteps, summarise, type Step } from './run-step.ts';

/** Every test whose title names a fault (`F05`). */
const FAULTS = ['vitest', 'run', '--passWithNoTests', '-t', String.raw`\bF\d\d\b`];

/** What a drill of tests may need. */
type Around = { env: Record<string, string>; chromium: string };

const faults = ({ env, chromium }: Around): readonly Step[] => [
  { name: 'drills: core', command: FAULTS, cwd: 'packages/core', report: 'vitest' },
  { name: 'drills: storefront', command: FAULTS, cwd: 'packages/storefront', report: 'vitest' },
  { name: 'drills: web', command: FAULTS, cwd: 'apps/web', report: 'vitest' },
  { name: 'drills: telegram', command: FAULTS, cwd: 'apps/telegram', report: 'vitest' },
  {
    name: 'drills: api',
    command: FAULTS,
    cwd: 'apps/api',
    report: 'vitest',
    env: { ...env, CRASH_ROUNDS: '20' },
  },
  {
    name: 'drills: api on the embedded database',
    command: ['vitest', 'run', 'src/contract/crash.test.ts', '-t', String.raw`\bF13\b`],
    cwd: 'apps/api',
    report: 'vitest',
    env: { CRASH_ROUNDS: '20', TEST_DATABASE_URL: '' },
  },
  {
    name: 'drills: end to end',
    command: ['playwright', 'test', '-g', FAULTS.at(-1)!, '--reporter=line,json'],
    cwd: 'packages/e2e',
    report: 'playwright',
    env: { CHROMIUM_PATH: chromium, E2E_WHOLE: '1' },
  },
];

/** How many random runs each adapter makes against its misbehaving stand-in. */
const ADAPTER_RUNS = '200';

const adapters =
  (figures: string) =>
  ({ env }: Around): readonly Step[] => [
    {
      name: 'drills: connections',
      command: ['vitest', 'run', 'drill.test.ts', 'src/tills'],
      cwd: 'apps/api',
      report: 'vitest',
      env: { ...env, DRILL_RUNS: ADAPTER_RUNS, DRILL_FIGURES: figures },
    },
  ];

/** The drills of all adapters, then one line of figures for each. */
async function connections(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'dasturxon-drills-'));
  const figures = join(folder, 'figures');
  try {
    const code = summarise(await withTests(adapters(figures)));
    console.log(await readFile(figures, 'utf8').catch(() => 'no adapter finished its runs'));
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs tests against a real PostgreSQL and counts them. */
async function withTests(steps: (around: Around) => readonly Step[]): Promise<Outcome[]> {
  const chromium = await findChromium();
  const postgres = await startPostgres();
  const env = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url, PAYMENT_RACES: '500' };
  try {
    return await runSteps(steps({ env, chromium }));
  } finally {
    await postgres.stop();
  }
}

/** All faults so many times, then a line of figures for each. */
async function allFaults(rounds: number): Promise<number> {
  const built = await run(['turbo', 'run', 'build', '--output-logs=errors-only']);
  if (built !== 0) return built;
  const outcomes: Outcome[][] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(await withTests(faults));
  const failed = outcomes.map(summarise).some((code) => code !== 0);
  const { lines, isWhole } = faultFigures(outcomes);
  console.log(`\n${lines.join('\n')}`);
  return failed || !isWhole ? 1 : 0;
}

/** How often each fault is drilled. */
const ROUNDS = 3;

const [name, ...given] = process.argv.slice(2);
const isAll = name === undefined || name === '--rounds';
const rounds = Number(given[0]);

/** A drill that orders from a running server. */
const underLoad = (name: string) => run(['node', `packages/e2e/drills/${name}.ts`, ...given]);

/** Long drills by name; each prints its figures and gives the exit code. */
const NAMED: Readonly<Record<string, () => Promise<number>>> = {
  /** Random runs of each adapter with its misbehaving stand-in. */
  connections,
  failover: () => underLoad('failover'),
  'point-in-time': async () => {
    await (await import('./drills/point-in-time.ts')).pointInTime();
    return 0;
  },
  'power-cut': () => underLoad('power-cut'),
  rolling: () => underLoad('rolling'),
};

/**
 * `pnpm drills`: the fault drills, on PostgreSQL and in a browser, three times (`--rounds 1`: once). `pnpm drills <name>`: a
 * long drill.
 */
const drill = isAll ? () => allFaults(isNaN(rounds) ? ROUNDS : rounds) : NAMED[name ?? ''];
if (drill) process.exitCode = await drill();
else {
  console.error(`unknown drill: ${name}; there are ${Object.keys(NAMED).join(', ')}`);
  process.exitCode = 1;
}
