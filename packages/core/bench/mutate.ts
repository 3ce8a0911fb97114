import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findMutants, type Mutant } from './mutants.ts';
import { type MutationLane, openLane } from './mutation-lane.ts';

/**
 * Mutation score of a folder: `pnpm --filter @dasturxon/core mutate <folder> [--limit 100]`, of this package or of
 * another one: `--package apps/api --tests src/payments/click,src/payments/providers/click`, where `<folder>` may be a file too.
 *
 * Changes one thing at a time in a copy of the package, runs the tests of the folder that reach the changed
 * file, and lists the changes that no test noticed. With a limit it tries that many, spread evenly; two at a time
 * by default, one with `--lanes 1`.
 */

type Trial = { file: string; source: string; mutant: Mutant };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    package: { type: 'string', default: 'packages/core' },
    tests: { type: 'string', default: '' },
    lanes: { type: 'string', default: '2' },
  },
});
const [folder = ''] = positionals;
const aim = {
  root: join(import.meta.dirname, '../../..', values.package),
  folder,
  tests: values.tests.split(',').filter(Boolean),
};
const trials = everyNth(listTrials(), Number(values.limit ?? Number.POSITIVE_INFINITY));
if (trials.length === 0) throw new Error(`No source to change in src/${folder || '<folder>'}`);

const survivors: Trial[] = [];
const queue = [...trials];
await Promise.all(Array.from({ length: Number(values.lanes) }, runLane));

survivors.sort((a, b) => a.file.localeCompare(b.file) || a.mutant.start - b.mutant.start);
for (const trial of survivors) console.log(`survived  ${describeTrial(trial)}`);
const killed = trials.length - survivors.length;
console.log(
  `${folder}: ${killed} of ${trials.length} killed, score ${((100 * killed) / trials.length).toFixed(1)} %`,
);

async function runLane(): Promise<void> {
  const lane = await openLane(aim);
  try {
    await checkBaseline(lane);
    for (let trial = queue.shift(); trial; trial = queue.shift()) {
      const { file, source, mutant } = trial;
      const changed = source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end);
      if (!(await lane.fails(file, changed))) survivors.push(trial);
      await lane.write(file, source);
    }
  } finally {
    await lane.close();
  }
}

/** Tests that fail without a change would call every mutant killed. */
async function checkBaseline(lane: MutationLane): Promise<void> {
  for (const { file, source } of new Map(trials.map((trial) => [trial.file, trial])).values()) {
    if (await lane.fails(file, source)) throw new Error(`The tests around ${file} fail without any change`);
  }
}

function listTrials(): Trial[] {
  const all = folder.endsWith('.ts') ? `src/${folder}` : `src/${folder}/**/*.ts`;
  return globSync(all, { cwd: aim.root })
    .filter((file) => !/[.](test|contract|d)[.]ts$|index[.]ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(aim.root, file), 'utf8');
      return findMutants(source).map((mutant) => ({ file, source, mutant }));
    });
}

function everyNth(all: Trial[], count: number): Trial[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function describeTrial({ file, source, mutant }: Trial): string {
  const line = source.slice(0, mutant.start).split('\n').length;
  return `${file}:${line}  ${source.slice(mutant.start, mutant.end)}  →  ${mutant.replacement || '(removed)'}`;
}
