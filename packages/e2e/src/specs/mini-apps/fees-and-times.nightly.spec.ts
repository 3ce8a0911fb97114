import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { AddressMap, LocationForm } from '../../pages/address-map.ts';
import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { aCustomer } from '../../people.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect } from '../../test.ts';
import { ALL_DAY, chooseTime, DRAFT, slotSheet, test } from '../../troubles.ts';

const own = useOwnServer({ isEmbedded: true });
test.use({ viewport: LAUNCHER_WINDOW });

const BRANCH = 'osh-b-markaz';
const name = (eng: string) => ({ uz: eng, ru: eng, eng });
const LUNCH = { id: 'lunch', name: name('Lunch'), discountType: 'PERCENTAGE', productDiscount: 10 };

async function bringToAmirTemur({ storefront }: LauncherPage): Promise<void> {
  // Each app has its own first service.
  await storefront.getByRole('main').getByText('Delivery', { exact: true }).first().click();
  await storefront.locator('#checkout-where').getByRole('link').click();
  const map = new AddressMap(storefront);
  await map.search('Amir Temur 12', /12, Amir Temur Avenue, Mirobod/);
  await map.save.click();
  const form = new LocationForm(storefront);
  await form.field('Entrance').fill('3');
  await form.save();
  await expect(map.dialog).toBeHidden();
}

for (const { kind, app } of MINI_APPS) {
  test(`B12 in ${app} a guest reads what is missing to free delivery, adds it, and reads why it is free`, async ({
    page,
  }) => {
    const sumFees = [{ fromSum: 150_000, price: 0 }];
    await changeRow('osh', { table: 'regions', id: 'osh-r-markaz', set: { sumFees } });
    const host = await new LauncherPage(page, kind).openForNewPerson();
    const { storefront } = host;
    await host.add(PLOV);
    await host.add(TEAHOUSE);
    await host.press('Basket');
    await host.toCheckout();
    await bringToAmirTemur(host);
    await expect(storefront.getByText('Add 50 000 UZS for free delivery')).toBeVisible();
    await expect(host.action).toContainText(/112\s000/);

    await host.goBack();
    await expect(storefront.getByText('Add 50 000 UZS for free delivery')).toBeVisible();
    await storefront.getByRole('button', { name: 'One more' }).first().click();
    await expect(storefront.getByText(/for free delivery/)).toHaveCount(0);
    await host.press('To checkout');
    const why = storefront.locator('[data-price-parts]');
    await why.getByText('How is this calculated?').click();
    await expect(why).toContainText('Free delivery: the order is 150 000 UZS or more');
    await expect(host.action).toContainText(/152\s000/);
  });

  test(`B4 B5 B6 in ${app} a guest reads both intervals of a day, loses the last place to another order, and takes another time`, async ({
    page,
    meanwhile,
  }) => {
    const day = ALL_DAY.map((row) => ({ ...row, open: '00:00', close: '14:00' }));
    const evening = ALL_DAY.map((row) => ({ ...row, open: '14:30', close: '00:00' }));
    const restore = await meanwhile('branches', BRANCH, { workHours: [...day, ...evening] });
    const outsider = await aCustomer('osh');
    const host = await new LauncherPage(page, kind).openForNewPerson();
    const { storefront } = host;
    const where = storefront.locator('#checkout-where');
    const when = storefront.locator('#checkout-when');
    await host.add(PLOV);
    await host.press('Basket');
    await host.toCheckout();

    await storefront.getByRole('main').getByText('Pick-up', { exact: true }).click();
    await where.getByRole('link').click();
    const picker = storefront.getByRole('dialog', { name: 'Pick-up branch' });
    await picker.getByText('List', { exact: true }).click();
    await picker
      .getByRole('button', { name: /Details/ })
      .first()
      .click();
    const branch = storefront.getByRole('dialog', { name: 'Amir Temur Square' });
    await expect(branch).toContainText(/00:00–14:00.*14:30–(?:00|24):00/);
    await branch.getByRole('button', { name: 'Select' }).click();
    await expect(picker).toBeHidden();
    await restore();

    await meanwhile('branches', BRANCH, { slotCapacity: 1 });
    await storefront.getByRole('main').getByText('Later', { exact: true }).click();
    const sheet = slotSheet(storefront);
    await chooseTime(sheet);
    await expect(sheet).toBeHidden();
    const draft = await storefront.locator('html').evaluate((_, name) => localStorage.getItem(name), DRAFT);
    const chosen = JSON.parse(draft!) as { day: string; time: string };
    const taken = await outsider.call({
      path: '/orders/v1/orders/at-time',
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        serviceType: 'PICK_UP',
        branch: { id: BRANCH },
        cartItems: [{ productId: PLOV, count: 1, modifiers: [] }],
        totalPrice: 52_000,
        later: true,
        day: chosen.day,
        time: chosen.time,
      },
    });
    expect(taken.status, taken.text).toBe(200);
    await host.press('Order');
    await expect(when.getByRole('alert')).toContainText('This time is already taken');
    await expect(when.getByRole('alert')).toBeInViewport();
    await when.getByRole('button').click();
    await expect(sheet.getByRole('radio', { name: new RegExp(`${chosen.time}–.*Full`) })).toBeDisabled();
    await chooseTime(sheet);
    await host.press('Order');
    await host.orderId();
  });
}

// Last: the offer stays on.
for (const { kind, app } of MINI_APPS)
  test(`B30 in ${app} an offer applies by itself in the basket as at checkout, and is named in the price`, async ({
    page,
  }) => {
    await own.runCommand('brand/brand-promos.ts', ['--sub', 'osh'], { from: [LUNCH] });
    const host = await new LauncherPage(page, kind).openForNewPerson();
    const { storefront } = host;
    await host.add(PLOV);
    await host.press('Basket');
    await expect(storefront.getByText(/You save 5\s200\sUZS/)).toBeVisible();
    await expect(host.action).toContainText(/46\s800/);
    await host.toCheckout();
    await host.fetchMyself();
    await expect(host.action).toContainText(/46\s800/);
    const why = storefront.locator('[data-price-parts]');
    await why.getByText('How is this calculated?').click();
    await expect(why).toContainText('Lunch');
  });
