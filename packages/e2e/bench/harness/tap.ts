import { setTimeout as pause } from 'node:timers/promises';

import type { Target, Visit } from './browser-profile.ts';

/** Times of the page's clock in ms; `inp` is the longest event of the taps. */
export type Tapped = { ack: number | null; tap: number | null; inp: number; taps: number };

const TIMEOUT_MS = 30_000;
/** The Event Timing entry of a tap comes with the frame after it. */
const NEXT_FRAME_MS = 150;

type Look = { selector: string | null; ack: string; ms: number };

/**
 * Waits inside the page, frame by frame, so that asking from here does not blur the time: for the acknowledgement, or
 * for `selector` to be tappable, which also starts the watch for the acknowledgement.
 */
function waitInPage({ selector, ack, ms }: Look): Promise<'answered' | { x: number; y: number } | null> {
  return new Promise((resolve) => {
    const end = performance.now() + ms;
    const isWatching = selector === null;
    const look = () => {
      if (isWatching && window.pageBench.ack !== null) return resolve('answered');
      const at = selector === null ? null : window.pageBench.target(selector);
      if (at) {
        window.pageBench.arm(ack);
        return resolve(at);
      }
      if (performance.now() > end) return resolve(null);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Taps until the screen acknowledges it. Before hydration a tap can fall on dead markup: `retryMs` later it comes again. */
export async function tapUntilAnswered(
  { page, cdp }: Visit,
  target: Target,
  retryMs: number,
): Promise<Tapped> {
  const deadline = Date.now() + TIMEOUT_MS;
  const look = (selector: string | null, ms: number) =>
    page.evaluate(waitInPage, { selector, ack: target.ack, ms });
  let at = await look(target.add, TIMEOUT_MS);
  let taps = 0;
  while (at !== null && at !== 'answered' && Date.now() < deadline) {
    taps += 1;
    await Promise.all([
      cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
      cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
    const answered = await look(null, retryMs);
    if (answered === 'answered') break;
    at = await page.evaluate((selector) => window.pageBench.target(selector), target.add);
  }
  await pause(NEXT_FRAME_MS);
  const { ack, tap, events } = await page.evaluate(() => {
    const { ack: answered, tap: tapped, events: durations } = window.pageBench;
    return { ack: answered, tap: tapped, events: durations };
  });
  return { ack, tap, inp: Math.max(0, ...events), taps };
}
