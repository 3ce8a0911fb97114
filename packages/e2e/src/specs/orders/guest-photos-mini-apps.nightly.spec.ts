import { bringToAmirTemur, PLOV, takePlovToCheckout } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { openInClick } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { aPhoto, isDrawn } from '../../pages/photo-picker.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { unfold } from '../../pages/unfold.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('B60 B34 in Click a guest adds a photo of the entrance, and grades the order with a photo of the food', async ({
  page,
}) => {
  await openInClick(page);
  const menu = new MenuPage(page);
  await menu.add(PLOV);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  const checkout = new CheckoutPage(page);
  await checkout.chooseService('Delivery');
  await bringToAmirTemur(page, checkout);
  await (await unfold(page, 'Notes', page.getByText('Photo of the entrance for the courier'))).tap();
  const photo = await aPhoto(page);
  const entrance = page.getByRole('group', { name: 'Photo of the entrance' });
  await entrance.getByLabel('Add a photo').setInputFiles(photo);
  await isDrawn(page, 'Photo 1');
  await page.reload();
  await unfold(page, 'Notes', entrance);
  await isDrawn(page, 'Photo 1');
  await checkout.order.tap();
  const order = new OrderPage(page);
  await order.id();
  expect(new URL(page.url()).pathname).toMatch(/^\/click\//);

  await advanceOrder(await order.id(), 'CLOSED');
  await page
    .locator('label', { has: page.getByRole('radio', { name: '4 of 5' }) })
    .first()
    .tap();
  await page.getByRole('group', { name: 'Photos' }).getByLabel('Add a photo').setInputFiles(photo);
  await isDrawn(page, 'Photo 1');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('img', { name: '4 of 5' })).toBeVisible();
});

test.describe('in Telegram', () => {
  test.use({ viewport: { width: 1100, height: 1000 } });

  test('B34 a guest grades an order with a photo in Telegram', async ({ page }) => {
    const host = await new LauncherPage(page, 'telegram').open(aPerson());
    await takePlovToCheckout(host);
    await host.storefront.getByRole('button', { name: 'Share my phone number' }).click();
    await host.fetchMyself();
    await expect(host.main).toHaveAttribute('aria-disabled', 'false');
    await host.main.click();
    await expect(host.storefront.getByText('We have received your order')).toBeVisible();
    await advanceOrder(await host.orderId(), 'CLOSED');
    const fifth = host.storefront.getByRole('radio', { name: '5 of 5' });
    await host.storefront.locator('label', { has: fifth }).first().click();
    const photos = host.storefront.getByRole('group', { name: 'Photos' });
    await photos.getByLabel('Add a photo').setInputFiles(await aPhoto(page));
    await isDrawn(host.storefront, 'Photo 1');
    await host.storefront.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(host.storefront.getByRole('img', { name: '5 of 5' })).toBeVisible();
  });
});
