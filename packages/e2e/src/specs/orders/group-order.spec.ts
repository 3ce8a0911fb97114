import { fetchMyself, TEAHOUSE } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { soumIn } from '../../pages/soum.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { startGroup } from '../../start-group.ts';
import { expect, test } from '../../test.ts';

test('C6 two people in two languages, on the web and in Telegram, fill one basket; the host orders it', async ({
  page,
  browser,
}) => {
  const { id, mark } = await startGroup(page);
  const main = page.getByRole('main');

  const other = await browser.newContext({ viewport: { width: 1100, height: 1000 } });
  const telegram = new LauncherPage(await other.newPage(), 'telegram');
  const person = aPerson();
  await telegram.open({ ...person, languageCode: 'ru', startParam: `group_${id}_${mark}` });
  const member = telegram.storefront;
  await member.getByLabel('Ваше имя').fill('Bek');
  await member.getByRole('button', { name: 'Присоединиться' }).click();
  const bek = main.getByRole('region', { name: 'Bek' });
  await expect(bek).toContainText('No dishes yet');

  // Both add at once: the member on the menu, the host in the basket.
  await member.getByRole('button', { name: 'Добавить блюда' }).click();
  // With an empty basket Telegram has no button that leads back: the pill does, also after the app was opened anew.
  const back = member.getByRole('link', { name: /Вернуться к общему заказу/ });
  await back.click();
  await expect(member.getByRole('region', { name: 'Aziza' })).toBeVisible();
  await telegram.open({ ...person, languageCode: 'ru' });
  await expect(back).toBeVisible();
  await Promise.all([telegram.add(TEAHOUSE), new BasketPage(page).more('Wedding plov')]);
  await expect(bek.getByRole('listitem')).toHaveCount(1);
  const aziza = main.getByRole('region', { name: 'Aziza (you)' });
  await expect(aziza).toContainText(/104\s000/);
  await telegram.main.click();
  await expect(member.getByRole('region', { name: 'Aziza' }).getByRole('listitem')).toContainText('× 2');
  await member.getByRole('button', { name: 'Мои блюда выбраны' }).click();
  await expect(bek).toContainText('Ready');

  await main.getByRole('button', { name: 'To checkout' }).tap();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(member.getByText('Закрыто: организатор оформляет заказ')).toBeVisible();
  const checkout = new CheckoutPage(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  await new OrderPage(page).id();

  await expect(member.getByText(/Заказ № \d+ оформлен/)).toBeVisible();
  await page.goto('/basket');
  await expect(main.getByText(/Order № \d+ is placed/)).toBeVisible();
  const share = async (name: string) =>
    soumIn(
      (await main
        .getByRole('region', { name })
        .getByText('Share of the order')
        .locator('..')
        .textContent()) ?? '',
    );
  expect([await share('Aziza'), await share('Bek')]).toEqual([104_000, 48_000]);
  await main.getByRole('button', { name: 'Close' }).tap();
  await expect(main.getByText('The basket is empty')).toBeVisible();
  await other.close();
});
