import { PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { expect, test } from '../../test.ts';

test('the first price is on the first screen of a phone, above the navigation', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  const price = menu.card(PLOV).getByText('52');
  const [shown, navigation] = await Promise.all([
    price.first().boundingBox(),
    page.locator('[data-nav]').boundingBox(),
  ]);
  expect(shown!.y + shown!.height).toBeLessThan(navigation!.y);
});

test('a category that is chosen begins right below the row of categories', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const heading = page.getByRole('heading', { name: 'Soups' });
  const soups = categories.getByRole('link', { name: 'Soups' });
  await menu.chooseCategory(soups, (within) => expect(heading).toBeFocused(within));
  await expect
    .poll(async () => {
      const [row, title] = [await categories.boundingBox(), await heading.boundingBox()];
      return Math.abs(title!.y - row!.y - row!.height);
    })
    .toBeLessThanOrEqual(1);
});

test.describe('on a phone 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the count and the button to add a dish share one row, at most 72 px high with its frame', async ({
    page,
  }) => {
    const menu = await new MenuPage(page).open();
    await menu.openProduct(PLOV);
    const sheet = new ProductSheet(page);
    await expect(sheet.addButton).toBeVisible();
    const [more, add] = [
      await sheet.dialog.getByRole('button', { name: 'One more' }).last().boundingBox(),
      await sheet.addButton.boundingBox(),
    ];
    expect(Math.abs(more!.y - add!.y)).toBeLessThanOrEqual(1);
    expect(add!.height).toBeLessThanOrEqual(52);
    const bar = await sheet.addButton.locator('xpath=../..').boundingBox();
    expect(bar!.height).toBeGreaterThan(add!.height);
    expect(bar!.height).toBeLessThanOrEqual(72);
  });
});
