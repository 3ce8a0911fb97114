import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What depends on colours: all that a page in another scheme can get wrong beyond what it has been asked already. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The serious and critical findings of axe on a page, one line each; `rules` are the rules to check, by default all.
 */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // VKUI's tokens follow the system's scheme one step behind the page's own.
  await page.waitForFunction(() => {
    const tokens = [...document.documentElement.classList].find((name) => name.startsWith('vkui--vkIOS--'));
    const isDark =
      document.documentElement.dataset['scheme'] === 'dark' ||
      matchMedia('(prefers-color-scheme: dark)').matches;
    return tokens === undefined || tokens.endsWith(isDark ? '--dark' : '--light');
  });
  await page.evaluate(settle);
  // What is not legacy opens a second page for each answer, for frames of other origins: there are none here.
  const axe = new AxeBuilder({ page }).exclude('.leaflet-container').setLegacyMode(true);
  // Without it axe names every element that passed: a third of its time.
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}

/**
 * Waits until no colour transition is running. An inherited colour starts its transition only after its parent's, so
 * two consecutive frames must be equal.
 */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 2;) {
    // What goes with the scroll of something never arrives.
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await frame();
    still = moving.length > 0 ? 0 : still + 1;
  }
}
