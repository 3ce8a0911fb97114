import { appendFile } from 'node:fs/promises';

import fc from 'fast-check';

/** `pnpm drills connections` makes 200 runs of each adapter; DRILL_SEED repeats those of an earlier drill. */
const { DRILL_RUNS, DRILL_SEED, DRILL_FIGURES } = process.env;

/** An hour: what 200 runs of the slowest adapter take on a busy machine is a few minutes. */
export const DRILL_MS = 3_600_000;

type Drill<T> = {
  /** The adapter, as the figures name it. */
  adapter: string;
  /** How many runs `npm test` makes. */
  few: number;
  /** What happens in a run. */
  events: fc.Arbitrary<T>;
};

/**
 * Runs an adapter against its misbehaving stand-in: `run` lets the events happen, asserts that nothing is lost, doubled or
 * shown in a state that is not true, and returns how many things (orders, messages) it looked at. Prints one line of figures.
 */
export async function drill<T>({ adapter, few, events }: Drill<T>, run: (events: T) => Promise<number>) {
  const numRuns = Number(DRILL_RUNS ?? few);
  const seed = Number(DRILL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  let [runs, looked] = [0, 0];
  const property = fc.asyncProperty(events, async (drawn) => {
    looked += await run(drawn);
    runs += 1;
  });
  await fc.assert(property, { numRuns, seed });
  const figures = `${adapter}: ${runs} runs, ${looked} looked at, none lost, doubled or shown untrue (seed ${seed})\n`;
  process.stdout.write(figures);
  if (DRILL_FIGURES) await appendFile(DRILL_FIGURES, figures);
}
