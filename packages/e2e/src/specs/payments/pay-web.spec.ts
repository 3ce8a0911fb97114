import type { Page } from '@playwright/test';

import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { advanceOrder, aPhone, codeSentTo } from '../../people.ts';
import { expect, test } from '../../test.ts';

type Method = { brand: keyof typeof DISH; product: string; label: string; provider: string };

const DISH = {
  osh: 'osh-p-osh-wedding',
  qahva: 'qahva-p-classic-filter',
};
const at = (brand: keyof typeof DISH, label: string, provider: string): Method => ({
  brand,
  label,
  provider,
  product: DISH[brand],
});

const ONLINE: Method[] = [
  at('osh', 'Payme', 'Payme'),
  at('osh', 'Click', 'Click'),
  at('osh', 'Uzum', 'Uzum Checkout'),
  at('qahva', 'Paynet', 'Paynet'),
  at('qahva', 'Rahmat', 'Rahmat'),
];

/** The card of the sandbox that can be saved, and the phone that its bank sends codes to. */
const CARD = { number: '8600495473316478', phone: '998900000067' };

/** One dish in the basket, signed in, to be fetched at the first branch, paid this way. */
async function placeOrder(
  page: Page,
  { product, label, isKnown = false }: Pick<Method, 'product' | 'label'> & { isKnown?: boolean },
): Promise<CheckoutPage> {
  const menu = await new MenuPage(page).open();
  await menu.add(product);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  if (!isKnown) await new SignInPage(page).signIn(aPhone());
  const checkout = new CheckoutPage(page);
  await checkout.chooseService('Pick-up');
  await checkout.where.tap();
  await page.getByRole('dialog', { name: 'Pick-up branch' }).getByRole('button', { name: 'Select' }).tap();
  await checkout.payBy(label);
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  return checkout;
}

const paid = (page: Page) => page.getByText('Paid. Thank you!');

for (const method of ONLINE) {
  // All go the same way on the page; the providers' own calls are tested at the API.
  const tag = ['Payme', 'Click'].includes(method.label) ? [] : '@nightly';
  test.describe(`${method.label} at ${method.brand}`, { tag }, () => {
    test.use({ brand: method.brand });

    test(`ENUM-09 ST-03 SET-25 ${method.label}: from the button to the receipt`, async ({ page }) => {
      await placeOrder(page, method);
      const provider = await new PayPage(page).arrived(method.provider);
      expect(await provider.som()).toBeGreaterThan(1_000);
      await provider.press('pay');
      const order = new OrderPage(page);
      await order.id();
      await expect(paid(page)).toBeVisible();
    });
  });
}

test('RT-29 RT-30 RT-31 ENT-44 a saved card: added, confirmed by its code, and pays without leaving', async ({
  page,
}) => {
  await (await new SignInPage(page).open()).signIn(aPhone());
  const announced: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(CARD.number)) announced.push(new URL(request.url()).pathname);
  });
  await page.goto('/profile/cards/create');
  await page.getByLabel('Card number').fill(CARD.number);
  await page.getByLabel('Valid until').fill('0399');
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await page.getByLabel('Code from the SMS').fill(await codeSentTo(CARD.phone));
  await expect(page.getByText('•••• 6478')).toBeVisible();
  expect(announced).toEqual(['/sandbox/payme/api']);
  await placeOrder(page, { product: DISH.osh, label: 'UZCARD •••• 6478', isKnown: true });
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
});

test('ST-03 F19 declined at Click: the page shows it, and a second payment succeeds', async ({ page }) => {
  await placeOrder(page, at('osh', 'Click', 'Click'));
  await (await new PayPage(page).arrived('Click')).press('decline');
  await new OrderPage(page).id();
  await expect(page.getByText(/did not go through/)).toBeVisible();
  await page.getByRole('button', { name: /Pay again/ }).tap();
  await (await new PayPage(page).arrived('Click')).press('pay');
  await expect(paid(page)).toBeVisible();
});

test(
  'T45 paid twice at Payme: paid once, and the fiscal receipt has its QR code',
  { tag: '@nightly' },
  async ({ page }) => {
    await placeOrder(page, at('osh', 'Payme', 'Payme'));
    await (await new PayPage(page).arrived('Payme')).press('twice');
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      /^https:\/\/ofd\.soliq\.uz\//,
    );
  },
);

test('ST-03 switched from Uzum to cash before it is paid: the restaurant takes it', async ({ page }) => {
  await placeOrder(page, at('osh', 'Uzum', 'Uzum Checkout'));
  const provider = await new PayPage(page).arrived('Uzum Checkout');
  await provider.page.locator('[data-back]').tap();
  const order = new OrderPage(page);
  const id = await order.id();
  await page.getByRole('button', { name: 'Pay another way' }).tap();
  const sheet = page.getByRole('dialog', { name: 'How to pay' });
  await sheet.getByText('Cash', { exact: true }).tap();
  await sheet.getByRole('button', { name: 'Continue' }).tap();
  await expect(sheet).toBeHidden();
  await advanceOrder(id, 'ACCEPTED');
});

for (const [label, tag] of [
  ['Cash', undefined],
  ['By card on receipt', '@nightly'],
] as const) {
  test(`ENUM-09 ${label}: the order is placed without a payment page`, { tag }, async ({ page }) => {
    await placeOrder(page, { product: DISH.osh, label });
    await new OrderPage(page).id();
    await expect(page.getByRole('button', { name: 'Pay' })).toHaveCount(0);
  });
}

test.describe('at Qahva Payti', { tag: '@nightly' }, () => {
  test.use({ brand: 'qahva' });

  test('ENUM-09 D22 OTHER: the order is placed, the merchant settles it by hand', async ({ page }) => {
    await placeOrder(page, { product: DISH.qahva, label: 'Another way' });
    await new OrderPage(page).id();
    await expect(page.getByRole('button', { name: 'Pay' })).toHaveCount(0);
  });
});
