import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('B37 a guest shares the order; the link opens it without signing in until the guest ends it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  await page.getByRole('button', { name: 'Share the order' }).tap();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/profile/orders/${id}?share=`);

  const friend = await (await browser.newContext({ locale: 'en' })).newPage();
  await friend.context().addCookies([{ name: 'lang', value: 'eng', url: link }]);
  await friend.goto(link);
  const shared = new OrderPage(friend);
  await expect(shared.headline).toHaveText('We have received your order');
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = friend.getByRole('main');
  await expect(main).not.toContainText(/Amir Temur|998|plov|112 000/i);
  await advanceOrder(id, 'ACCEPTED');
  await expect(shared.headline).toHaveText('The restaurant has accepted your order');

  await page.getByRole('button', { name: 'End the shared link' }).tap();
  await expect(page.getByText('This link has ended')).toBeVisible();
  await friend.reload();
  await expect(main).toContainText('This link has ended');
  await friend.context().close();
});
