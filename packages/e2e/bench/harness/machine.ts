import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const WATCH_MS = 500;
/** Share of all processors that others may use while timings are judged. */
export const QUIET_SHARE = 0.2;

function ticks(): { busy: number; all: number } {
  return cpus().reduce(
    (sum, { times: { user, nice, sys, idle, irq } }) => ({
      busy: sum.busy + user + nice + sys + irq,
      all: sum.all + user + nice + sys + irq + idle,
    }),
    { busy: 0, all: 0 },
  );
}

/** The share of all processors that is in use while the bench itself rests, from 0 to 1. */
export async function busyShare(): Promise<number> {
  const before = ticks();
  await pause(WATCH_MS);
  const after = ticks();
  return (after.busy - before.busy) / Math.max(1, after.all - before.all);
}
