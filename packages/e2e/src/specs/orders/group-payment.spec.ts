import type { Page } from '@playwright/test';

import { fetchMyself, TEAHOUSE } from '../../journeys.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { openInClick } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { startGroup } from '../../start-group.ts';
import { expect, test } from '../../test.ts';

/** The host orders the group's dishes by Payme, and pays their own part of them. */
async function orderAndPay(page: Page, som: number): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'To checkout' }).tap();
  const checkout = new CheckoutPage(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  const provider = await new PayPage(page).arrived('Payme');
  expect(await provider.som()).toBe(som);
  await provider.press('pay');
  await new OrderPage(page).id();
  await expect(page.getByText('Your part is paid.')).toBeVisible();
}

test('C6 in Click a member joins by the link and pays their own part; the order is paid once both have', async ({
  page,
  browser,
}) => {
  const { id, mark } = await startGroup(page, { isSplit: true });
  const other = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const member = await other.newPage();
  const menu = new MenuPage(member);
  await openInClick(member, { path: `/basket?group=${id}.${mark}`, lang: 'ru' });
  await member.getByLabel('Ваше имя').fill('Lola');
  await member.getByRole('button', { name: 'Присоединиться' }).tap();
  await member.getByRole('button', { name: 'Добавить блюда' }).tap();
  await menu.add(TEAHOUSE);
  await expect(page.getByRole('region', { name: 'Lola' }).getByRole('listitem')).toHaveCount(1);
  await orderAndPay(page, 52_000);

  await member.goto(`${new URL(page.url()).origin}/click/basket`);
  await expect(member.getByText(/Он уйдёт на кухню, когда заплатят все/)).toBeVisible();
  await expect(member.getByRole('region', { name: 'Aziza' })).toContainText('Оплачено');
  await member.getByText('Click', { exact: true }).tap();
  await member.getByRole('button', { name: 'Оплатить свою часть' }).tap();
  const provider = await new PayPage(member).arrived('Click');
  expect(await provider.som()).toBe(48_000);
  await provider.press('pay');
  await expect(member).toHaveURL(/\/click\/basket\?/);
  await expect(member.getByText(/все заплатили, он передан на кухню/)).toBeVisible();
  await expect(page.getByText('Paid. Thank you!').first()).toBeVisible({ timeout: 20_000 });
  await other.close();
});

test(
  'C6 the host pays for a member in Telegram who has not, and the order goes to the kitchen',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const { id, mark } = await startGroup(page, { isSplit: true });
    const other = await browser.newContext({ viewport: { width: 1100, height: 1000 } });
    const telegram = new LauncherPage(await other.newPage(), 'telegram');
    await telegram.open({ ...aPerson(), languageCode: 'ru', startParam: `group_${id}_${mark}` });
    const member = telegram.storefront;
    await member.getByLabel('Ваше имя').fill('Bek');
    await member.getByRole('button', { name: 'Присоединиться' }).click();
    await member.getByRole('button', { name: 'Добавить блюда' }).click();
    await telegram.add(TEAHOUSE);
    await expect(page.getByRole('region', { name: 'Bek' }).getByRole('listitem')).toHaveCount(1);
    await orderAndPay(page, 52_000);

    await page.getByRole('button', { name: 'See who has paid' }).tap();
    const main = page.getByRole('main');
    const bek = main.getByRole('region', { name: 'Bek' });
    await expect(bek).toContainText('Not paid yet');
    await main.getByRole('button', { name: 'Pay for the others' }).tap();
    await main.getByText('Payme', { exact: true }).tap();
    await main.getByRole('button', { name: 'Pay my part' }).tap();
    const provider = await new PayPage(page).arrived('Payme');
    expect(await provider.som()).toBe(48_000);
    await provider.press('pay');
    await expect(page).toHaveURL(/\/basket\?group=/);
    await expect(main.getByText(/everyone has paid, and it goes to the kitchen/)).toBeVisible();
    // What was ordered has left the member's basket too.
    await expect(telegram.main).toBeHidden();
    await main.getByRole('button', { name: 'Close' }).tap();
    await expect(main.getByText('The basket is empty')).toBeVisible();
    await other.close();
  },
);
