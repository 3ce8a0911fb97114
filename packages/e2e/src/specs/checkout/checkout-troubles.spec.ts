import { bringToAmirTemur, checkOutLunch, fetchMyself, PLOV, TEAHOUSE } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings, type RowChange } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect } from '../../test.ts';
import { orderAfterAll, readyToOrder, test } from '../../troubles.ts';

useOwnServer({ isEmbedded: true });

test('F30 F29 ERR-11 ERR-13 a dish is stopped, runs short, gets dearer: each is shown, and the order can still be placed', async ({
  page,
  meanwhile,
}) => {
  const checkout = await readyToOrder(page);
  const sellAgain = await meanwhile('products', PLOV, { isAvailable: false });
  await checkout.order.tap();
  await expect(checkout.wrongAt('lines')).toContainText('This product is not available');
  await expect(checkout.wrongAt('lines')).toContainText('Wedding plov');
  await checkout.isLedTo('lines');
  await page.getByRole('button', { name: 'To the basket' }).tap();
  const basket = new BasketPage(page);
  await expect(basket.lines).toHaveCount(2);
  await expect(basket.line('Wedding plov')).toContainText('This product is not available');
  await expect(basket.toCheckout).toBeDisabled();
  await sellAgain();
  await page.reload();
  await basket.toCheckout.tap();
  await expect(checkout.order).toContainText('100 000');

  const cookMore = await meanwhile('products', TEAHOUSE, { amount: 0.5 });
  await checkout.order.tap();
  await expect(checkout.wrongAt('lines')).toContainText(/Not enough products!|not available/);
  await checkout.isLedTo('lines');
  await cookMore();
  // What the page offers depends on whether it has read the menu meanwhile.
  await page.reload();
  await expect(checkout.order).toBeEnabled();

  await meanwhile('products', PLOV, { costPrice: 57_000 });
  await checkout.order.tap();
  const sheet = page.getByRole('dialog', { name: 'The price has changed' });
  await expect(sheet).toContainText('105 000');
  await sheet.getByRole('button', { name: 'Edit' }).tap();
  await expect(sheet).toBeHidden();
  await expect(checkout.order).toContainText('105 000');
  await orderAfterAll(page, checkout);
});

test(
  'F30 ERR-19 ERR-21 ERR-22 a promo code ends, is used up, asks for more: the rest keeps its price',
  { tag: '@nightly' },
  async ({ page, meanwhile }) => {
    const promo = 'osh-promo-dilkash';
    await meanwhile('promos', promo, { minPrice: 50_000 });
    const checkout = await readyToOrder(page);
    const card = page.locator('#checkout-promo');
    await (await unfold(page, 'Promo code', card.getByLabel('Code'))).fill('dilkash');
    await card.getByRole('button', { name: 'Apply' }).tap();
    await expect(checkout.order).toContainText('80 000');

    const changes: [RowChange['set'], RegExp][] = [
      [{ endDate: '2026-01-02' }, /This promo code has expired/],
      [{ maxUses: 0 }, /has already been used up/],
      [{ minPrice: 300_000 }, /too small for this promo code/],
      [{ isActive: false }, /This promo code is not active/],
    ];
    for (const [set, message] of changes) {
      const putBack = await meanwhile('promos', promo, set);
      await expect(checkout.order).toBeEnabled();
      await checkout.order.tap();
      await expect(checkout.wrongAt('promo')).toHaveText(message);
      await checkout.isLedTo('promo');
      await expect(card.getByText('DILKASH')).toBeVisible();
      await expect(checkout.order).toContainText('100 000');
      await putBack();
      await page.reload();
      await expect(checkout.order).toContainText('80 000');
    }
    await orderAfterAll(page, checkout);
  },
);

test('F30 VAL-12 VAL-14 ERR-09 the zone is drawn anew, the minimum raised, a way to pay or to be served switched off', async ({
  page,
  meanwhile,
}) => {
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  const comment = await unfold(page, 'Notes', page.getByLabel('Comment on the order'));
  await comment.fill('No onions');
  const total = /112\s000/;
  await expect(checkout.order).toContainText(total);
  const islands = [
    [60, 40],
    [60.1, 40],
    [60.1, 40.1],
  ];
  const inside = await meanwhile('regions', 'osh-r-markaz', { polygon: islands });
  await checkout.order.tap();
  await expect(checkout.wrongAt('where')).toContainText(/Out of service zone/i);
  await checkout.isLedTo('where');
  await expect(checkout.where).toContainText('Amir Temur');
  await inside();

  await changeSettings('osh', { part: 'orders', set: { minimalDeliveryPrice: 150_000 } });
  await checkout.order.tap();
  const missing = page.getByRole('alert').filter({ hasText: /50\s000.* more/ });
  await expect(missing.first()).toBeVisible();
  await expect(checkout.order).toBeDisabled();
  await changeSettings('osh', { part: 'orders', set: { minimalDeliveryPrice: 40_000 } });
  await page.reload();

  await checkout.payBy('Payme');
  await changeSettings('osh', { set: { payme: false } });
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await expect(checkout.wrongAt('payment')).toContainText('This way of paying is not available');
  await checkout.isLedTo('payment');
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked();

  await changeSettings('osh', { set: { deliveryActive: false } });
  await checkout.order.tap();
  await expect(checkout.wrongAt('how')).toContainText('This way of receiving the order is not available');
  await checkout.isLedTo('how');
  await changeSettings('osh', { set: { deliveryActive: true, payme: true } });
  await orderAfterAll(page, checkout);
});

test('F30 SES-01 D66 the session ends at checkout: one message, and signing in leads back to the basket', async ({
  page,
}) => {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await expect(checkout.order).toBeEnabled();
  const ended = await ask({
    host: 'osh.localhost',
    path: '/users/v1/users/logout/WITH_TOKEN',
    method: 'POST',
    headers: { authorization },
  });
  expect(ended.status).toBeLessThan(300);
  await checkout.order.tap();
  await expect(page.getByText('Some things are out of date! Please log in again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await new SignInPage(page).signIn(aPhone());
  await expect(page).toHaveURL(/\/checkout$/);
  const basket = await new BasketPage(page).open();
  await expect(basket.lines).toHaveCount(2);
  await expect.poll(() => basket.total()).toBe(100_000);
});
