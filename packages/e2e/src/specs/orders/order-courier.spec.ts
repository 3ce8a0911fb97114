import type { Page } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** The sandbox's courier service takes some twenty seconds to find a courier. */
const FOUND_WITHIN_MS = 45_000;

/** Whether the whole pin of a place lies inside the map's frame. */
async function isOnMap(page: Page, name: string): Promise<boolean> {
  const pin = await page.getByRole('button', { name, exact: true }).boundingBox();
  const map = await page.locator('.leaflet-container').boundingBox();
  if (!pin || !map) return false;
  const isAcross = pin.x >= map.x && pin.x + pin.width <= map.x + map.width;
  return isAcross && pin.y >= map.y && pin.y + pin.height <= map.y + map.height;
}

test('RT-33 RT-34 D18 IMP-18 a ready order gets a courier with a call button and a position on the map', async ({
  page,
}) => {
  test.slow();
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  await advanceOrder(id, 'DONE');

  await expect(order.headline).toHaveText('The courier is coming for your order', {
    timeout: FOUND_WITHIN_MS,
  });
  await expect(page.getByText('The courier is going to the restaurant')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+998712000000,1234');

  await page.getByRole('link', { name: 'Large map' }).tap();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${id}/map$`));
  await expect(page.getByRole('heading', { name: 'Order on the map' })).toBeVisible();
  for (const name of ['Restaurant', 'Your address', 'Courier'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const courier = page.getByRole('button', { name: 'Courier', exact: true });
  for (const name of ['Restaurant', 'Your address', 'Courier'])
    await expect.poll(() => isOnMap(page, name), `${name} stands within the map`).toBe(true);
  const before = await courier.boundingBox();
  await expect.poll(async () => courier.boundingBox(), { timeout: 30_000 }).not.toEqual(before);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Courier', exact: true })).toBeVisible();
});
