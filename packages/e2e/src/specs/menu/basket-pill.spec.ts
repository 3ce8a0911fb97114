import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

type Shift = PerformanceEntry & { sources: { node: Element | null }[] };

/** The parts of the page that shift from now on, by their nearest landmark. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    const placeOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return (
        element?.closest('[data-product],[data-basket],nav,header,footer')?.outerHTML.slice(0, 120) ?? 'page'
      );
    };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        shifted.push(...sources.map(({ node }) => placeOf(node)));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted') as string[]);
}

for (const { name, viewport, language, colorScheme } of [
  { name: '390 px', viewport: { width: 390, height: 844 }, language: 'en', colorScheme: 'light' },
  { name: '320 px', viewport: { width: 320, height: 640 }, language: 'ru', colorScheme: 'light' },
  {
    name: '390 px in Arabic, dark',
    viewport: { width: 390, height: 844 },
    language: 'ar',
    colorScheme: 'dark',
  },
] as const)
  test.describe(name, () => {
    test.use({ viewport, language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`B-76 at ${name} the basket floats over the menu as a pill: above the tabs, over no button of the last dish, without a shift`, async ({
      page,
    }) => {
      const menu = await new MenuPage(page).open();
      const shifts = await watchShifts(page);
      await menu.add(PLOV);
      const total = menu.basketBar.locator('[data-total]');
      await expect(total).toBeVisible();
      const [bar, sum, tabs] = await Promise.all([
        menu.basketBar.boundingBox(),
        total.boundingBox(),
        page.locator('[data-nav]').boundingBox(),
      ]);
      expect(bar!.height).toBeLessThanOrEqual(72);
      expect(bar!.y + bar!.height).toBeLessThan(tabs!.y);
      expect(bar!.x).toBeGreaterThan(0);
      expect(bar!.x + bar!.width).toBeLessThan(viewport.width);
      // The sum is at the end of the line.
      const isAtRight = sum!.x > viewport.width / 2;
      expect(isAtRight).toBe(language !== 'ar');
      // The plus of the dish itself becomes a stepper; the minutes of the header come when they are known.
      const isOwn = (part: string) => part.includes(PLOV) || part.startsWith('<header');
      expect((await shifts()).filter((part) => !isOwn(part))).toEqual([]);

      const last = page.locator('[data-add]').last();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const button = await last.boundingBox();
        expect(button!.y + button!.height).toBeLessThan(bar!.y);
      }).toPass();
    });
  });
