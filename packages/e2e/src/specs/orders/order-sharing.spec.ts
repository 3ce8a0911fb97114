import type { Page } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** A guest orders lunch to Amir Temur and shares the order; gives its id and the link. */
async function shareLunch(page: Page): Promise<{ id: string; link: string }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  await page.getByRole('button', { name: 'Share the order' }).tap();
  await expect(page.getByText('The link is copied')).toBeVisible();
  return { id, link: await page.evaluate(() => navigator.clipboard.readText()) };
}

test('B37 a guest shares the order; the link opens it without signing in until the guest ends it', async ({
  page,
  browser,
}) => {
  const { id, link } = await shareLunch(page);
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

test(
  'B-71 B37 a person with the link follows the courier on a map that moves, without the address or the courier’s phone',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    test.slow();
    const { id, link } = await shareLunch(page);

    const friend = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await friend.context().addCookies([{ name: 'lang', value: 'eng', url: link }]);
    await friend.goto(link);
    await advanceOrder(id, 'DONE');
    // The sandbox's courier service takes some twenty seconds to find a courier.
    await expect(new OrderPage(friend).headline).toHaveText('The courier is coming for your order', {
      timeout: 45_000,
    });
    const courier = friend.getByRole('button', { name: 'Courier', exact: true });
    await expect(courier).toBeVisible({ timeout: 45_000 });
    await expect(friend.getByRole('button', { name: 'Restaurant', exact: true })).toBeVisible();
    await expect(friend.getByRole('button', { name: 'Your address', exact: true })).toHaveCount(0);
    await expect(friend.locator('a[href^="tel:"]')).toHaveCount(0);
    const before = await courier.boundingBox();
    await expect.poll(() => courier.boundingBox(), { timeout: 30_000 }).not.toEqual(before);
    await friend.context().close();
  },
);
