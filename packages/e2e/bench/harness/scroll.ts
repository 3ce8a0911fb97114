import { type BrowserProfile, goTo, type Target } from './browser-profile.ts';
import { settle } from './load.ts';
import { droppedFrames } from './statistics.ts';

export type Scrolled = {
  scrolledPx: number;
  dropped: number;
  droppedShare: number | null;
  worstMs: number;
  products: number;
};

const DISTANCE_PX = 12_000;
const PX_PER_SECOND = 3000;

/**
 * Scrolls down the settled page and counts the frames that did not come. By the browser's own gesture: one of kind
 * `touch` moves a finger here and not the page.
 */
export async function scroll(profile: BrowserProfile, target: Target): Promise<Scrolled> {
  const visit = await profile.page(target);
  const { page, cdp } = visit;
  try {
    await goTo(visit, target);
    await settle(visit, profile.conditions);
    await page.evaluate(() => window.pageBench.recordFrames());
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -DISTANCE_PX,
      speed: PX_PER_SECOND,
      preventFling: true,
    });
    const seen = await page.evaluate((card) => {
      const times = window.pageBench.frames?.stop() ?? [];
      return { times, y: scrollY, products: document.querySelectorAll(card).length };
    }, target.card);
    if (seen.y < DISTANCE_PX / 2)
      throw new Error(`${target.name}: scrolled ${seen.y} px, not ${DISTANCE_PX}`);
    const { dropped, share, worstMs } = droppedFrames(seen.times);
    return { scrolledPx: seen.y, dropped, droppedShare: share, worstMs, products: seen.products };
  } finally {
    await page.close();
  }
}
