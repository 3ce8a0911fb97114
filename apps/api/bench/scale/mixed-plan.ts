import { fileURLToPath } from 'node:url';

import { outputOf } from '../load-plan.ts';

/**
 * Requests of several kinds at once, each as often as its weight. In a request `KEY` is a new key each time, `BRAND` the number of a
 * brand, `PERSON` the number of one of its guests.
 */
export type MixedLoad = {
  brands: number;
  guests: number;
  port: number;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; 0 sends the next as soon as one is answered. */
  perSecond: number;
  kinds: readonly { name: string; request: string; weight: number }[];
};

/** Milliseconds within which half, and 99 of 100, were answered. */
export type Spread = { p50: number; p99: number };

/** Milliseconds are counted from when a request was due, so that waiting for a free connection counts. */
export type MixedResult = Spread & {
  answered: number;
  seconds: number;
  statuses: Record<number, number>;
  /** Of each kind by its name. */
  kinds: Record<string, Spread>;
};

const PROGRAM = fileURLToPath(new URL('mixed-load.ts', import.meta.url));

/** Runs the generator of mixed load in a process of its own. */
export async function runMixed(load: MixedLoad): Promise<MixedResult> {
  return JSON.parse(await outputOf(process.execPath, [PROGRAM, JSON.stringify(load)])) as MixedResult;
}
