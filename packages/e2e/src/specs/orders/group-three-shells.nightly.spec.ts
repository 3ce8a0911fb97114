import type { Browser } from '@playwright/test';

import { fetchMyself, PLOV, TEAHOUSE } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { LAUNCHER_WINDOW, LauncherPage } from '../../pages/launcher-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { soumIn } from '../../pages/soum.ts';
import { startGroup } from '../../start-group.ts';
import { expect, test } from '../../test.ts';

/** The labels of a member's language. */
type Labels = { yourName: string; join: string; addDishes: string; ready: string; closed: string };
const RU: Labels = {
  yourName: 'Ваше имя',
  join: 'Присоединиться',
  addDishes: 'Добавить блюда',
  ready: 'Мои блюда выбраны',
  closed: 'Закрыто: организатор оформляет заказ',
};
const UZ: Labels = {
  yourName: 'Ismingiz',
  join: 'Qoʻshilish',
  addDishes: 'Taom qoʻshish',
  ready: 'Taomlarimni tanladim',
  closed: 'Yopiq: tashkilotchi buyurtma bermoqda',
};

async function launcher(browser: Browser, kind: 'telegram' | 'click'): Promise<LauncherPage> {
  const context = await browser.newContext({ viewport: LAUNCHER_WINDOW });
  return new LauncherPage(await context.newPage(), kind);
}

/** A member joins and goes to the menu. */
async function join({ storefront }: LauncherPage, name: string, labels: Labels): Promise<void> {
  await storefront.getByLabel(labels.yourName).fill(name);
  await storefront.getByRole('button', { name: labels.join }).click();
  await storefront.getByRole('button', { name: labels.addDishes }).click();
}

test('C6 three people on the web, in Telegram and in Click fill one basket, each in their language; the shares are what each chose', async ({
  page,
  browser,
}) => {
  const { id, mark } = await startGroup(page);
  const main = page.getByRole('main');
  const telegram = await launcher(browser, 'telegram');
  await telegram.openForNewPerson({ languageCode: 'ru', startParam: `group_${id}_${mark}` });
  const click = await launcher(browser, 'click');
  await click.openForNewPerson({ languageCode: 'uz' });
  await click.moveTo(`/basket?group=${id}.${mark}`);
  await join(telegram, 'Bek', RU);
  await join(click, 'Dilnoza', UZ);

  // All three at once.
  await Promise.all([telegram.add(TEAHOUSE), click.add(PLOV), new BasketPage(page).more('Wedding plov')]);
  const partOf = (name: string) => main.getByRole('region', { name });
  await expect(partOf('Bek').getByRole('listitem')).toHaveCount(1);
  await expect(partOf('Dilnoza').getByRole('listitem')).toHaveCount(1);
  await expect(partOf('Aziza')).toContainText(/104\s000/);
  await telegram.moveTo('/basket');
  await click.moveTo('/basket');
  for (const { storefront } of [telegram, click])
    await expect(storefront.getByRole('region', { name: 'Aziza' }).getByRole('listitem')).toContainText(
      '× 2',
    );
  await telegram.storefront.getByRole('button', { name: RU.ready }).click();
  await click.storefront.getByRole('button', { name: UZ.ready }).click();
  for (const name of ['Bek', 'Dilnoza']) await expect(partOf(name)).toContainText('Ready');

  await main.getByRole('button', { name: 'To checkout' }).tap();
  await expect(telegram.storefront.getByText(RU.closed)).toBeVisible();
  await expect(click.storefront.getByText(UZ.closed)).toBeVisible();
  const checkout = new CheckoutPage(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  await new OrderPage(page).id();
  await page.goto('/basket');
  const share = async (name: string) =>
    soumIn((await partOf(name).getByText('Share of the order').locator('..').textContent()) ?? '');
  const shares = [await share('Aziza'), await share('Bek'), await share('Dilnoza')];
  expect(shares).toEqual([104_000, 48_000, 52_000]);
  await telegram.page.context().close();
  await click.page.context().close();
});
