import type { BrowserProfile, Target } from './browser-profile.ts';
import { goTo } from './browser-profile.ts';

/** What the first card may wait for; everything else is cut off. */
const ALLOWED: readonly string[] = ['document', 'stylesheet'];

/**
 * Bytes that have to arrive before the first card is painted: the page is opened with nothing but its document and
 * style sheets. The figure depends on no clock, so a slow machine, which paints later while more arrives, does not
 * change it. Null where the card needs more than that.
 */
export async function criticalBytes(profile: BrowserProfile, target: Target): Promise<number | null> {
  const visit = await profile.page(target);
  const { page, traffic } = visit;
  try {
    await page.route('**/*', (route) =>
      ALLOWED.includes(route.request().resourceType()) ? route.continue() : route.abort(),
    );
    await goTo(visit, target);
    await page.waitForFunction(() => window.pageBench.card !== null, undefined, { timeout: 15_000 });
    await traffic.quiet(500, Date.now() + profile.conditions.maxMs);
    return traffic.totals(null).bytes.total;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  } finally {
    await page.close();
  }
}
