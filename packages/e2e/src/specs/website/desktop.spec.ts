import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('SET-18 D20 in a wide window the basket is beside the menu and follows it', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('The basket is empty')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Offers' }).getByRole('listitem').first();
  const [shown, beside] = [(await banner.boundingBox())!, (await panel.boundingBox())!];
  expect(shown.x + shown.width, 'the basket cuts no banner').toBeLessThanOrEqual(beside.x);
  for (const [lines, id] of [PLOV, TEAHOUSE].entries()) {
    await menu.card(id).locator('[data-add]').click();
    await expect(panel.getByRole('button', { name: /^Remove: / })).toHaveCount(lines + 1);
  }
  await expect(menu.basketBar).toBeHidden();
  await panel.getByRole('button', { name: /To checkout/ }).click();
  await expect(page).toHaveURL(/\/(?:checkout|login)$/);
});

test('the categories are a rail beside the dishes and mark what is being read', async ({ page }) => {
  await new MenuPage(page).open();
  const rail = page.getByRole('navigation', { name: 'Categories' });
  const box = (await rail.boundingBox())!;
  const dishes = (await page.getByRole('main').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(dishes.x);
  await rail.getByRole('link', { name: 'Soups' }).click();
  await expect(rail.getByRole('link', { name: 'Soups' })).toHaveAttribute('aria-current', 'location');
});

test('the bytes are the same for all widths', async ({ page, browser, baseURL }) => {
  const etag = async (target: typeof page) => (await target.goto('/'))!.headers()['etag'];
  const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await phone.context().addCookies([{ name: 'lang', value: 'eng', url: baseURL! }]);
  expect(await etag(phone)).toBe(await etag(page));
  await phone.close();
});
