import type { Page } from '@playwright/test';

import { becomeCustomer, visit } from '../../every-screen.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The browser's own setting of letters twice as large, which a person makes and a page only finds. */
async function readLarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is wider than the window, and every sum of money that is cut off in its box. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth + 1 ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    const isSum = (element: Element) => element.matches('bdi') && /\d/.test(element.textContent);
    const isCut = (sum: Element) => {
      for (let box = sum.parentElement; box && !box.matches('ul, main'); box = box.parentElement) {
        const [inner, outer] = [sum.getBoundingClientRect(), box.getBoundingClientRect()];
        if (getComputedStyle(box).overflowX !== 'visible' && inner.right > outer.right + 1) return true;
      }
      return false;
    };
    const sums = [...document.querySelectorAll('main *')].filter(isSum).filter(isCut);
    return [...wide, ...sums.map((sum) => sum.textContent)];
  });

test('TEN-08 at twice the text size every price and button is visible', async ({ page }) => {
  await becomeCustomer(page);
  await readLarge(page);
  for (const path of ['/', '/search', '/category', '/basket', '/profile/promos', '/profile/orders']) {
    await visit(page, path);
    expect(await cutOff(page), path).toEqual([]);
  }
  await visit(page, '/search');
  const cards = page.locator('[data-product]');
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(second!.y, 'one dish to a row').toBeGreaterThan(first!.y + 100);
});
