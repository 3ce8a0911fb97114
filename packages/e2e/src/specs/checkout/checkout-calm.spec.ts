import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { expect, test } from '../../test.ts';

declare global {
  var seen: { shifts: number; empty: number };
}

/** Adds up what moved by itself, and counts the frames in which the page had no screen on it. */
const watch = () => {
  const seen = { shifts: 0, empty: 0 };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shifts += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.readyState === 'complete' && !document.querySelector('main h1, header h1')) seen.empty += 1;
    requestAnimationFrame(look);
  };
  look();
};

test('ST-09 checkout does not shift while its parts load, and the order is shown as soon as it is placed', async ({
  page,
  context,
  baseURL,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL! }]);
  await page.addInitScript(watch);

  // What its cards show comes after the screen has been looked at without it.
  const looked = Promise.withResolvers<void>();
  await page.route(/\/(?:menu|catalog|orders|payments|branches)\/|-parts-/, async (route) => {
    await looked.promise;
    await route.continue();
  });
  const comes = page.waitForRequest(/\/order-screen-[\w-]+\.js$/);
  await page.reload();
  await expect(page.locator('#checkout-when')).toBeVisible();
  await expect(checkout.order).toBeDisabled();
  looked.resolve();
  await expect(checkout.order).toBeEnabled();
  await expect(page.locator('#checkout-when')).toContainText(/\d\d:\d\d/);
  expect(await page.evaluate(() => globalThis.seen.shifts)).toBeLessThan(0.01);

  await comes;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    globalThis.seen.empty = 0;
  });
  await checkout.order.tap();
  await expect(new OrderPage(page).headline).toBeVisible();
  expect(await page.evaluate(() => globalThis.seen.empty)).toBe(0);
});
