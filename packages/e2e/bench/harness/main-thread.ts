import type { CDPSession } from 'playwright-core';

import { type BrowserProfile, goTo, type Target } from './browser-profile.ts';
import { settle } from './load.ts';
import { blockingTime, type LongTask } from './statistics.ts';

/** The part of a trace event that is read here; times in µs, `tdur` on the thread's own processor clock. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

export type MainThread = { tbt: number; longestTask: number };

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/**
 * The tasks of the page's main thread, in ms of processor time as a processor `slowdown` times slower needs it. A task
 * that waits for the processor does not grow by the wait, as its duration on the clock does.
 */
export function mainThreadTasks(events: readonly TraceEvent[], slowdown: number): MainThread | null {
  const fcp = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!fcp) return null;
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === fcp.pid && tid === fcp.tid)
    .map(({ ts, tdur = 0 }): LongTask => [ts / 1000, (tdur / 1000) * slowdown]);
  return {
    tbt: blockingTime(
      tasks.filter(([start]) => start >= fcp.ts / 1000),
      fcp.ts / 1000,
    ),
    longestTask: Math.max(0, ...tasks.map(([, duration]) => duration)),
  };
}

async function trace(cdp: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol types trace events as records of texts.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events.toSorted((a, b) => a.ts - b.ts);
}

/** Opens the page in a profile without a slowed processor, and returns its main thread's work at `slowdown`. */
export async function mainThread(
  profile: BrowserProfile,
  target: Target,
  slowdown: number,
): Promise<MainThread | null> {
  const visit = await profile.page(target);
  try {
    const events = await trace(visit.cdp, async () => {
      await goTo(visit, target);
      await settle(visit, profile.conditions);
    });
    return mainThreadTasks(events, slowdown);
  } finally {
    await visit.page.close();
  }
}
