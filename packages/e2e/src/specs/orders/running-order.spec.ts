import { checkOutLunch, fetchMyself, PLOV } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** The browser asks whether the page goes to the home screen; its own window cannot be seen by a test. */
const askToInstall = () =>
  addEventListener('load', () => {
    const prompt = async () => void (document.documentElement.dataset['asked'] = 'yes');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('B10 B64 B-82 a running order is a pill on the menu and on other pages; once it is over, one tap repeats it', async ({
  page,
}) => {
  await page.addInitScript(askToInstall);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  const pill = page.getByRole('complementary', { name: 'Current order' });
  await expect(pill, 'on its own page it is not needed').toBeHidden();
  const icon = page.getByRole('button', { name: 'Add', exact: true });
  await icon.tap();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(icon).toBeHidden();

  const menu = await new MenuPage(page).open();
  await expect(pill).toContainText('We have received your order');
  await menu.add(PLOV);
  await expect(menu.basketBar).toBeVisible();
  const topOf = async (part: typeof pill) => (await part.boundingBox())?.y ?? 0;
  await expect(async () => {
    const height = (await pill.boundingBox())?.height ?? 0;
    expect((await topOf(pill)) + height, 'it covers no basket').toBeLessThanOrEqual(
      await topOf(menu.basketBar),
    );
  }).toPass();

  // In a low window both share a row.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(async () => {
    const [order, bar] = [await pill.boundingBox(), await menu.basketBar.boundingBox()];
    expect(order!.y, 'one row of pills').toBeGreaterThanOrEqual(bar!.y);
    expect(order!.y + order!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
    expect(order!.x + order!.width).toBeLessThan(bar!.x);
    expect(bar!.height).toBeLessThanOrEqual(72);
  }).toPass();
  await page.setViewportSize({ width, height });

  await page.goto('/profile');
  await advanceOrder(id, 'COOKING');
  await expect(pill).toContainText('Your food is being cooked', { timeout: 30_000 });
  await pill.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(id));

  await advanceOrder(id, 'CLOSED');
  await new MenuPage(page).open();
  await expect(menu.cards.first()).toBeVisible();
  await expect(pill).toBeHidden();

  const basket = await new BasketPage(page).open();
  await basket.remove('Wedding plov');
  await expect(page.getByText('The basket is empty')).toBeVisible();
  await menu.open();
  const last = page.getByRole('complementary', { name: 'Your last order' });
  await expect(last).toContainText('Wedding plov');
  await last.getByRole('button').tap();
  await expect(basket.lines).toHaveCount(2);
});
