import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findMutants, type Mutant } from './mutants.ts';
import { type MutationLane, openLane } from './mutation-lane.ts';

/**
 * Mutation score of a folder: `pnpm --filter @dasturxon/core mutate <folder> [--limit 100]`.
 *
 * Changes one thing at a time in a copy of the package, runs the tests of the folder that reach the changed
 * file, and lists the changes that no test noticed. With a limit it tries that many, spread evenly.
 */

const PACKAGE = join(import.meta.dirname, '..');
const LANES = 2;

type Trial = { file: string; source: string; mutant: Mutant };

const [folder, , limit] = process.argv.slice(2);
const trials = everyNth(listTrials(folder ?? ''), Number(limit ?? Number.POSITIVE_INFINITY));
if (trials.length === 0) throw new Error(`No source to change in src/${folder ?? '<folder>'}`);

const survivors: Trial[] = [];
const queue = [...trials];
await Promise.all(Array.from({ length: LANES }, runLane));

survivors.sort((a, b) => a.file.localeCompare(b.file) || a.mutant.start - b.mutant.start);
for (const trial of survivors) console.log(`survived  ${describeTrial(trial)}`);
const killed = trials.length - survivors.length;
console.log(
  `${folder}: ${killed} of ${trials.length} killed, score ${((100 * killed) / trials.length).toFixed(1)} %`,
);

async function runLane(): Promise<void> {
  const lane = await openLane(folder ?? '');
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

function listTrials(name: string): Trial[] {
  return globSync(`src/${name}/**/*.ts`, { cwd: PACKAGE })
    .filter((file) => !/[.](test|contract|d)[.]ts$|index[.]ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(PACKAGE, file), 'utf8');
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
