import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

const PHRASES = [
  '2 ta ayron, 1 kola, 3 ta sushi',
  '2 та айрон, 1 кола, 3 та суши',
  'два айрана, одна кола, 3 суши',
  'two ayran, one cola, 3 sushi',
];

for (const phrase of PHRASES)
  test(`C5 “${phrase}” typed in search fills the basket and shows what was not understood`, async ({
    page,
  }) => {
    await page.goto('/search');
    await page.getByRole('textbox', { name: 'Find a dish' }).fill(phrase);
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('listitem')).toHaveCount(2);
    await expect(order.getByRole('listitem').first()).toContainText('2 ×');
    await expect(order).toContainText(/Not understood: \W*3.*(sushi|суши)/);
    await order.getByRole('button', { name: 'Add to basket' }).tap();
    await expect(order).toBeHidden();
    await page.goto('/');
    await expect.poll(() => new MenuPage(page).total()).toBeGreaterThan(0);
    await expect(page.locator('[data-basket]')).toContainText('3');
  });
