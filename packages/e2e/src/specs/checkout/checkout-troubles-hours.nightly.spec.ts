import { randomUUID } from 'node:crypto';

import { bringToAmirTemur, PLOV } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { aCustomer } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect } from '../../test.ts';
import {
  ALL_DAY,
  chooseTime,
  closedNow,
  DRAFT,
  draftOf,
  HOLIDAY,
  openSlots,
  orderAfterAll,
  readyToOrder,
  slotSheet,
  test,
} from '../../troubles.ts';

const BRANCH = 'osh-b-markaz';

useOwnServer({ isEmbedded: true });

test('F30 T36 B5 B6 a time is taken by another order, or is past: others are offered', async ({
  page,
  meanwhile,
}) => {
  const outsider = await aCustomer('osh');
  const checkout = await readyToOrder(page);
  await checkout.choose('Later');
  await chooseTime(slotSheet(page));
  await meanwhile('branches', BRANCH, { slotCapacity: 1 });
  const { day, time } = await draftOf(page);
  const body = {
    serviceType: 'PICK_UP',
    branch: { id: BRANCH },
    cartItems: [{ productId: PLOV, count: 1, modifiers: [] }],
    totalPrice: 52_000,
    later: true,
    day,
    time,
  };
  const taken = await outsider.call({
    path: '/orders/v1/orders/at-time',
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
  expect(taken.status, taken.text).toBe(200);
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await expect(checkout.wrongAt('when')).toContainText('This time is already taken');
  await checkout.isLedTo('when');
  const slots = await openSlots(page);
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(slots.getByRole('radio', { name: new RegExp(`${time}.*Full`) })).toBeDisabled();
  await expect(slots.getByText('1 place left').first()).toBeVisible();
  await slots.getByRole('button', { name: 'Close' }).tap();
  await expect(slots).toBeHidden();

  // The guest comes back to the tab when the time has gone by.
  await page.evaluate((name) => {
    const draft = JSON.parse(localStorage.getItem(name)!) as object;
    localStorage.setItem(name, JSON.stringify({ ...draft, day: '2026-01-05', time: '12:00' }));
  }, DRAFT);
  await page.reload();
  await expect(checkout.wrongAt('when')).toContainText('The time that you chose is no longer available');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await expect(checkout.wrongAt('when')).toContainText('This time has already passed');
  await chooseTime(await openSlots(page));
  await orderAfterAll(page, checkout);
});

test('B4 a day with a break shows both of its intervals, and a holiday that it is one', async ({
  page,
  meanwhile,
}) => {
  const day = ALL_DAY.map((row) => ({ ...row, open: '06:30', close: '14:00' }));
  const evening = ALL_DAY.map((row) => ({ ...row, open: '17:30', close: '02:00' }));
  const back = await meanwhile('branches', BRANCH, { workHours: [...day, ...evening] });
  const branch = page.getByRole('dialog', { name: 'Amir Temur Square' });
  const open = async () => {
    await page.goto('/address/pickup2');
    const details = page
      .getByRole('dialog', { name: 'Pick-up branch' })
      .getByRole('button', { name: /Details/ });
    await details.first().tap();
  };
  await open();
  await expect(branch).toContainText(/06:30–14:00.*17:30–02:00/);
  await back();
  await meanwhile('branches', BRANCH, { workHours: HOLIDAY });
  await open();
  await expect(branch).toContainText('Today is a holiday');
  await expect(branch.getByRole('button', { name: 'Select' })).toBeDisabled();
});

test('F30 T39 OV-15 VAL-15 VAL-16 ERR-17 the branch closes at the menu, at the address, at payment, or has a holiday: its next opening is shown', async ({
  page,
  meanwhile,
}) => {
  const checkout = await readyToOrder(page);
  const open = await meanwhile('branches', BRANCH, { workHours: HOLIDAY });
  await checkout.order.tap();
  await expect(checkout.wrongAt('when')).toHaveText('Today is a holiday');
  await checkout.isLedTo('when');
  await checkout.where.tap();
  const picker = page.getByRole('dialog', { name: 'Pick-up branch' });
  await picker.getByText('List', { exact: true }).tap();
  await expect(picker.getByRole('radio', { name: /Amir Temur Square/ })).toBeDisabled();
  await expect(picker.getByText('Closed').first()).toBeVisible();
  await open();
  await page.goto('/checkout');
  await expect(checkout.order).toBeEnabled();

  await meanwhile('branches', BRANCH, { workHours: closedNow() });
  await checkout.order.tap();
  // A page that learned of it before the tap has turned to "later" by itself.
  await expect(checkout.wrongAt('when')).toContainText(/The branch is closed now|Choose a day and a time/);
  await checkout.isLedTo('when');
  await expect(page.getByText(/Closed now\. Opens .*(?:05|15):00/)).toBeVisible();

  // A notice stays for 4.5 s, which a page may take to load its pictures.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(
    page.getByText(/Amir Temur Square is closed now\. Opens .*You can order for later/),
  ).toBeVisible();

  await new MenuPage(page).basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  // With every branch of the city closed: an open one would deliver (B27).
  await meanwhile('branches', 'osh-b-chilonzor', { workHours: closedNow() });
  await checkout.chooseService('Delivery');
  await bringToAmirTemur(page, checkout);
  await expect(page.getByText(/Closed now\. Opens/)).toBeVisible();
  await checkout.chooseService('Pick-up');
  await chooseTime(await openSlots(page));
  await orderAfterAll(page, checkout);
});
