import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself, PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { expect, test } from '../../test.ts';

/** Shows the page in another language, as the language switch does. */
async function showIn(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: new URL(page.url()).origin }]);
  await page.reload();
  await page.getByRole('main').first().waitFor();
}

const LANGUAGES = ['uz', 'ar'] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Each language and each scheme once; the other pairs by night. */
const isByDay = (language: string, scheme: string) => (language === 'ar') === (scheme === 'light');

for (const language of LANGUAGES)
  for (const colorScheme of SCHEMES)
    test.describe(
      `in ${language}, ${colorScheme}`,
      { tag: isByDay(language, colorScheme) ? [] : '@nightly' },
      () => {
        test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

        test(`the menu, a product and the basket have no serious barrier (${language}, ${colorScheme})`, async ({
          page,
        }) => {
          const menu = await new MenuPage(page).open();
          await menu.add(PLOV);
          await expect(menu.basketBar).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
          expect(await findings(page)).toEqual([]);
          await page.goto('/product/osh-p-shorva-lagman');
          await expect(new ProductSheet(page).addButton).toBeVisible();
          expect(await findings(page)).toEqual([]);
          await page.goto('/basket');
          await expect(page.locator('#to-checkout')).toBeVisible();
          expect(await findings(page)).toEqual([]);
        });
      },
    );

test('checkout and the order page have no serious barrier in uz and ar, light and dark', async ({ page }) => {
  test.slow();
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  const inEveryLook = async (ready: () => Promise<void>) => {
    for (const language of LANGUAGES) {
      await showIn(page, language);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await ready();
        expect(await findings(page), `${language}, ${colorScheme}`).toEqual([]);
      }
    }
  };
  await inEveryLook(() => expect(checkout.order).toBeEnabled());
  await checkout.order.tap();
  const order = new OrderPage(page);
  await order.id();
  await inEveryLook(() => expect(order.headline).toBeVisible());
});
