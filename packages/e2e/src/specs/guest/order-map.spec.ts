import type { Page } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** The pixels of the map's box that no loaded tile covers, on a grid of eight. */
const bare = (page: Page) =>
  page.locator('.leaflet-container').evaluate((map) => {
    const box = map.getBoundingClientRect();
    const tiles = [...map.querySelectorAll('.leaflet-tile-loaded')].map((tile) =>
      tile.getBoundingClientRect(),
    );
    const isBare = (x: number, y: number) =>
      !tiles.some((tile) => x >= tile.left && x <= tile.right && y >= tile.top && y <= tile.bottom);
    const points: string[] = [];
    for (let x = box.left + 1; x < box.right; x += 8)
      for (let y = box.top + 1; y < box.bottom; y += 8) if (isBare(x, y)) points.push(`${x},${y}`);
    return points;
  });

test('B-77 tiles cover the whole map of an order, also after its box has changed its size', async ({
  page,
}) => {
  test.slow();
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  const zooms = new Set<string>();
  page.on('request', (request) => {
    const zoom = /\/tiles\/(\d+)\//.exec(request.url())?.[1];
    if (zoom) zooms.add(zoom);
  });
  await advanceOrder(id, 'ON_WAY');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect.poll(() => bare(page), 'the map of the order').toEqual([]);
  expect([...zooms], 'it opens where it stays').toHaveLength(1);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 700, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => bare(page), `the map at ${viewport.width} px`).toEqual([]);
  }
  await page.goto(`/profile/orders/${id}/map`);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect.poll(() => bare(page), 'the large map').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => bare(page), 'the large map of a phone').toEqual([]);
});
