import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds serious or critical on a page, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // VKUI's tokens follow the system's scheme one step behind the page's own.
  await page.waitForFunction(() => {
    const tokens = [...document.documentElement.classList].find((name) => name.startsWith('vkui--vkIOS--'));
    const isDark =
      document.documentElement.dataset['scheme'] === 'dark' ||
      matchMedia('(prefers-color-scheme: dark)').matches;
    return tokens === undefined || tokens.endsWith(isDark ? '--dark' : '--light');
  });
  // A colour on its way to another one is neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).exclude('.leaflet-container').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
