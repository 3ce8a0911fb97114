import { fileURLToPath } from 'node:url';

import { outputOf } from '../load-plan.ts';

/** Requests of several kinds at once, each as often as its weight; `KEY` in a request is a new key each time. */
export type MixedLoad = {
  port: number;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; 0 sends the next as soon as one is answered. */
  perSecond: number;
  kinds: readonly { request: string; weight: number }[];
};

/** Milliseconds are counted from when a request was due, so that waiting for a free connection counts. */
export type MixedResult = {
  answered: number;
  seconds: number;
  statuses: Record<number, number>;
  p50: number;
  p99: number;
};

const PROGRAM = fileURLToPath(new URL('mixed-load.ts', import.meta.url));

/** Runs the generator of mixed load in a process of its own. */
export async function runMixed(load: MixedLoad): Promise<MixedResult> {
  return JSON.parse(await outputOf(process.execPath, [PROGRAM, JSON.stringify(load)])) as MixedResult;
}
