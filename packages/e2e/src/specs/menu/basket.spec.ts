import { BasketPage } from '../../pages/basket-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { serverPort } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const PLOV = 'osh-p-osh-wedding';
const TEAHOUSE = 'osh-p-osh-teahouse';

test('RT-06 SCR-02 PRICE-01 the basket counts as the menu did', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.add(TEAHOUSE);
  await menu.basketBar.tap();
  await expect(page).toHaveURL(/\/basket$/);
  const basket = new BasketPage(page);
  await expect(basket.lines).toHaveCount(2);
  await expect.poll(() => basket.total()).toBe(100_000);
  await basket.more('Wedding plov');
  await expect.poll(() => basket.total()).toBe(152_000);
  await expect(basket.sum('Total')).toContainText('152 000');
});

test('a removed line can be brought back', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.add(TEAHOUSE);
  await menu.basketBar.tap();
  const basket = new BasketPage(page);
  await basket.remove('Wedding plov');
  await expect(basket.lines).toHaveCount(1);
  await expect.poll(() => basket.total()).toBe(48_000);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(basket.lines).toHaveCount(2);
  await expect.poll(() => basket.total()).toBe(100_000);
});

test('TEN-05 the basket survives a reload, and the menu’s bar with it', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await expect.poll(() => menu.total()).toBe(52_000);
  await page.reload();
  await expect.poll(() => menu.total()).toBe(52_000);
  const basket = await new BasketPage(page).open();
  await expect(basket.lines).toHaveCount(1);
});

test('TEN-05 two tabs have one basket', async ({ page, context }) => {
  const menu = await new MenuPage(page).open();
  const other = await new MenuPage(await context.newPage()).open();
  await menu.add(PLOV);
  await expect.poll(() => other.total()).toBe(52_000);
  await other.add(TEAHOUSE);
  await expect.poll(() => menu.total()).toBe(100_000);
});

test('TEN-03 a basket belongs to its brand, also where brands share one origin', async ({ page }) => {
  const origin = `http://localhost:${serverPort()}`;
  const menu = await new MenuPage(page).open(`${origin}/?vendor=osh`);
  await menu.add(PLOV);
  await expect.poll(() => menu.total()).toBe(52_000);
  const other = await new MenuPage(page).open(`${origin}/?vendor=qahva`);
  expect(await other.total()).toBe(0);
  await menu.open(`${origin}/?vendor=osh`);
  await expect.poll(() => menu.total()).toBe(52_000);
});

test('VAL-12 below the minimum sum of delivery checkout is disabled, and the missing sum is shown', async ({
  page,
}) => {
  const menu = await new MenuPage(page).open('/#osh-c-ichimlik');
  await menu.add('osh-p-ichimlik-water');
  await menu.basketBar.tap();
  await expect(page.getByText(/33\s000.*more for delivery/)).toBeVisible();
  await expect(new BasketPage(page).toCheckout).toBeDisabled();
});

test('an empty basket shows a message with a link to the menu', async ({ page }) => {
  await page.goto('/basket');
  await expect(page.getByText('The basket is empty')).toBeVisible();
  await page.getByRole('button', { name: 'To the menu' }).tap();
  await expect(page.locator('[data-product]').first()).toBeVisible();
});

test.describe('at Burger Bek', () => {
  test.use({ brand: 'burger' });

  for (const isReloaded of [false, true])
    test(`MENU-07 D12 ERR-24 in a basket ${isReloaded ? 'opened by its address' : 'opened from the menu'} a recommended dish is added, and one with required choices opens instead`, async ({
      page,
    }) => {
      const menu = await new MenuPage(page).open();
      await menu.add('burger-p-beef-smash');
      await menu.basketBar.tap();
      if (isReloaded) await page.reload();
      const basket = new BasketPage(page);
      const add = (dish: string) => page.getByRole('button', { name: `Add to basket: ${dish}` });
      await add('Bek sauce').tap();
      await expect(page.getByText('added to cart')).toBeVisible();
      await expect(basket.line('Bek sauce')).toBeVisible();
      await add('Bek Burger').tap();
      await expect(new ProductSheet(page).dialog).toBeVisible();
      await page.goBack();
      await expect(basket.line('Bek sauce')).toBeVisible();
      await expect(basket.line('Bek Burger')).toHaveCount(0);
    });
});
