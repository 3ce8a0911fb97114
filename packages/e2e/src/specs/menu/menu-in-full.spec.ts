import { BasketPage } from '../../pages/basket-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { changeRow } from '../../server/change-brand.ts';
import { expect, test } from '../../test.ts';

const ALWAYS = { days: [], from: '00:00', until: '24:00' };

test.describe('at Burger Bek', () => {
  test.use({ brand: 'burger' });

  test('B21 a happy hour lowers the price on the card, in the dish’s sheet and in the basket, and its end restores them', async ({
    page,
  }) => {
    const restore = await changeRow('burger', {
      table: 'menuRules',
      id: 'burger-r-happy',
      set: { ...ALWAYS, discount: 50 },
    });
    try {
      const menu = await new MenuPage(page).open('/#burger-c-shakes');
      const card = menu.card('burger-p-shakes-vanilla');
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('s, del')).toHaveCount(1);
      await menu.openProduct('burger-p-shakes-vanilla');
      const sheet = new ProductSheet(page);
      await expect(sheet.dialog.locator('s, del')).toHaveText(/31\s000/);
      expect(await sheet.price()).toBe(15_500);
      await sheet.addButton.tap();
      await expect(sheet.dialog).toBeHidden();
      await expect.poll(() => menu.total()).toBeGreaterThan(0);
      const total = await menu.total();
      expect(total).toBe(15_500);
      await page.goto('/basket');
      const line = new BasketPage(page).line('Vanilla');
      await expect(line).toContainText(/15\s500/);
      await expect(line.locator('s, del')).toHaveText(/31\s000/);
    } finally {
      await restore();
    }
  });

  test('B16 a combo is put together step by step at the price of its dishes less the percentage', async ({
    page,
  }) => {
    await page.goto('/product/burger-p-combo-own');
    const sheet = new ProductSheet(page);
    const before = await sheet.price();
    await sheet
      .group(/Step 1/)
      .getByText('Fish')
      .tap();
    await expect.poll(() => sheet.price()).toBeGreaterThan(before);
    const price = await sheet.price();
    await sheet.addButton.tap();
    await expect(sheet.dialog).toBeHidden();
    await expect.poll(() => new MenuPage(page).total()).toBe(price);
  });

  test('B22 a guest hides what they do not eat, and the dish states what it holds', async ({ page }) => {
    const menu = await new MenuPage(page).open();
    await page.getByRole('button', { name: 'Filter' }).tap();
    const sheet = page.getByRole('dialog').filter({ visible: true });
    await sheet.getByRole('button', { name: 'milk' }).tap();
    await sheet.getByRole('button', { name: /Show dishes/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(menu.card('burger-p-beef-cheese')).toHaveCount(0);
    await menu.open('/#burger-c-snacks');
    await menu.openProduct('burger-p-snacks-fries');
    const dish = new ProductSheet(page).dialog;
    await expect(dish).toContainText('Allergens');
    await expect(dish).toContainText('Protein');
  });
});

test.describe('at Qahva', () => {
  test.use({ brand: 'qahva' });

  test('B21 a dish out of its hours shows when it can be ordered', async ({ page }) => {
    const set = { days: ['MONDAY'], from: '03:00', until: '03:01' };
    const restore = await changeRow('qahva', { table: 'menuRules', id: 'qahva-r-breakfast', set });
    try {
      await page.goto('/product/qahva-p-breakfast-pancakes');
      const { dialog, addButton } = new ProductSheet(page);
      await expect(dialog).toContainText(/Can be ordered from .*03:00/);
      await expect(addButton).toHaveCount(0);
      await new MenuPage(page).open('/#qahva-c-breakfast');
      await expect(page.locator('[data-product="qahva-p-breakfast-pancakes"]')).toContainText('03:00');
    } finally {
      await restore();
    }
  });
});
