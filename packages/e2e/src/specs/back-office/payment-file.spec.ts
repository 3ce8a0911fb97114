import { formatIsoDay } from '@dasturxon/core/format';
import { DAY_MS, DEFAULT_ZONE } from '@dasturxon/core/kernel';
import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { PLOV } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { advanceOrder, aPhone } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// A day is closed once it is over: the guest pays yesterday.
const server = useOwnServer({ hasMovableClock: true });

/** An order of a guest on the page, paid by Click; returns what was paid, in so'm. */
async function payByClick(page: Page): Promise<number> {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  await new SignInPage(page).signIn(aPhone());
  const checkout = new CheckoutPage(page);
  await checkout.chooseService('Pick-up');
  await checkout.where.tap();
  await page.getByRole('dialog', { name: 'Pick-up branch' }).getByRole('button', { name: 'Select' }).tap();
  await checkout.payBy('Click');
  await checkout.order.tap();
  const provider = await new PayPage(page).arrived('Click');
  const sum = await provider.som();
  await provider.press('pay');
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  return sum;
}

const HEAD = 'Дата;ID платежа;Сумма, сум;Комиссия;Статус';

test('scenario 23, BO-462 BO-539 BO-540 BO-541 an owner compares what guests paid with the file of Click, explains each difference, and closes the day and opens it again', async ({
  page,
  browser,
}) => {
  await server.setClock(-DAY_MS / 1000);
  const sum = await payByClick(page);
  await advanceOrder(await new OrderPage(page).id(), 'CLOSED');
  await server.setClock(0);
  const price = `${sum.toLocaleString('en-GB').replaceAll(',', ' ')} UZS`;
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const office = await desk.newPage();
  await signInAsOwner(office, 'osh');
  await office.getByRole('link', { name: 'Reports' }).click();
  // Click's day begins at midnight, the report's at five.
  const yesterday = formatIsoDay(new Date(Date.now() - DAY_MS), DEFAULT_ZONE);
  await office.getByLabel('First day').fill(yesterday);
  await office.getByLabel('Last day').fill(yesterday);
  const part = office.getByRole('region', { name: 'Provider’s file' });
  await part.getByLabel('Provider', { exact: true }).selectOption('Click');
  const choose = (...lines: string[]) =>
    part.getByLabel('File, XLSX or CSV').setInputFiles({
      name: 'click.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEAD, ...lines].join('\n')),
    });

  await choose();
  const missing = part.getByRole('row', { name: /^Not in the file/ });
  await expect(missing).toContainText(price);
  const id = await missing.getByRole('cell').first().innerText();
  await expect(part.getByText('Differences: 1.', { exact: true })).toBeVisible();

  await choose(`01.05.2026;${id};${sum},00;150;Успешно`);
  await expect(part.getByText('No differences.')).toBeVisible();
  await expect(part).toContainText('Commission150 UZS');

  await choose(`01.05.2026;${id};${sum - 500};150;Успешно`, `01.05.2026;9;10000;20;Успешно`, ';;97000;;');
  await expect(part.getByText('Differences: 2.', { exact: true })).toBeVisible();
  await expect(part.getByRole('row', { name: /^Sums differ/ })).toContainText(price);
  await expect(part.getByRole('row', { name: /^Only in the file/ })).toContainText('10 000 UZS');
  await expect(part).toContainText('Lines without an id or an amount: 4.');
  await expect(part.getByText('Open differences: 2.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Close the day' })).toBeDisabled();
  for (const name of [id, '9']) {
    await part.getByRole('button', { name: `Explain ${name}`, exact: true }).click();
    await office.getByRole('dialog').getByLabel('Reason').fill('Click answers next week');
    await office.getByRole('button', { name: 'Save the explanation' }).click();
    await expect(part.getByRole('button', { name: `Edit the explanation of ${name}` })).toBeVisible();
  }
  await part.getByRole('button', { name: 'Close the day' }).click();
  const closed = part.getByRole('table', { name: 'Closed days' }).getByRole('row').last();
  await expect(closed).toContainText('Click');
  await expect(closed).toContainText('No changes');
  await expect(part.getByRole('button', { name: 'Close the day' })).toHaveCount(0);
  expect(await findings(office)).toEqual([]);
  await closed.getByRole('button', { name: 'Open again' }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('Click has sent another file');
  await office.getByRole('button', { name: 'Open the day again' }).click();
  await expect(part.getByRole('button', { name: 'Close the day' })).toBeEnabled();

  await part.getByLabel('Amount', { exact: true }).selectOption({ label: 'Комиссия, for example “150”' });
  await expect(part.getByRole('row', { name: /^Only in the file/ })).toContainText('20 UZS');
  await desk.close();
});
