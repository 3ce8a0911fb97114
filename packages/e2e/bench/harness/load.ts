import { setTimeout as pause } from 'node:timers/promises';

import { type BrowserProfile, type Conditions, goTo, type Target, type Visit } from './browser-profile.ts';
import { blockingTime } from './statistics.ts';
import { tapUntilAnswered } from './tap.ts';
import type { Totals } from './traffic.ts';

export type Loaded = Totals & {
  settled: boolean;
  fcp: number | null;
  lcp: number | null;
  card: number | null;
  cardImages: number | null;
  cls: number;
  tbt: number;
  longestTask: number;
  heapMB: number;
  nodes: number;
  products: number;
  /** In a mini-app: when the launch was exchanged for a session, each from question to answer. */
  exchanges: [from: number, to: number][];
  addAck?: number | null;
  addInp?: number | null;
};

/** Nothing in flight and no long task for `quietMs`; false when the longest wait was over first. */
export async function settle({ page, traffic }: Visit, { quietMs, maxMs }: Conditions): Promise<boolean> {
  const deadline = Date.now() + maxMs;
  await page.waitForLoadState('load', { timeout: maxMs }).catch(() => undefined);
  for (;;) {
    const quiet = await traffic.quiet(quietMs, deadline);
    const isBusy = await page.evaluate((ms) => {
      const last = window.pageBench.longTasks.at(-1);
      return last !== undefined && performance.now() - (last[0] + last[1]) < ms;
    }, quietMs);
    if (!isBusy) return quiet;
    if (Date.now() >= deadline) return false;
    await pause(100);
  }
}

async function read(visit: Visit, target: Target, settled: boolean): Promise<Loaded> {
  const { page, cdp, traffic } = visit;
  const seen = await page.evaluate((card) => {
    const { fcp, lcp, cls, longTasks, card: cardAt, cardImages } = window.pageBench;
    const [nodes, products] = ['*', card].map((selector) => document.querySelectorAll(selector).length);
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const exchanges = asked
      .filter(({ name }) => /\/webbot\/v1\/users\/(?:click\/)?auth$/.test(name))
      .map(({ startTime, responseEnd }): [number, number] => [startTime, responseEnd]);
    const found = { nodes: nodes!, products: products!, exchanges };
    return { fcp, lcp, cls, longTasks, card: cardAt, cardImages, ...found };
  }, target.card);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.disable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  const { longTasks, ...rest } = seen;
  return {
    ...rest,
    settled,
    tbt: blockingTime(longTasks, seen.fcp ?? 0),
    longestTask: Math.max(0, ...longTasks.map(([, duration]) => duration)),
    heapMB: heap / 1e6,
    ...traffic.totals(seen.card),
  };
}

/** Opens the page, waits until it has settled, reads it; then, when asked, adds to the basket. */
export async function load(profile: BrowserProfile, target: Target, withAdd: boolean): Promise<Loaded> {
  const visit = await profile.page(target);
  try {
    await goTo(visit, target);
    const loaded = await read(visit, target, await settle(visit, profile.conditions));
    if (!withAdd) return loaded;
    const { ack, tap, inp } = await tapUntilAnswered(visit, target, 3000);
    return { ...loaded, addAck: ack !== null && tap !== null ? ack - tap : null, addInp: inp };
  } finally {
    await visit.page.close();
  }
}

/** Taps Add as soon as it can be tapped, again every 300 ms: when the screen first acknowledges one. */
export async function firstAdd(profile: BrowserProfile, target: Target): Promise<number | null> {
  const visit = await profile.page(target);
  try {
    await goTo(visit, target);
    return (await tapUntilAnswered(visit, target, 300)).ack;
  } finally {
    await visit.page.close();
  }
}
