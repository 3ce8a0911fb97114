import type { Page } from '@playwright/test';

import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** The lunch is for another person, who is to see no price. */
async function giveTo(page: Page, name: string): Promise<void> {
  await (await unfold(page, 'Recipient', page.getByText('Someone else will receive it'))).tap();
  await page.getByLabel("Recipient's name").fill(name);
  await page.getByLabel("Recipient's phone").fill('901112233');
  await page.getByText('It is a gift').tap();
}

test('B35 B65 IMP-10 a gift goes to its recipient, also after a reload; once it has arrived its guest gives the team a tip, and is thanked for it', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await giveTo(page, 'Dilnoza');
  await page.reload();
  await expect(page.locator('summary').filter({ hasText: 'Recipient' })).toContainText('Dilnoza');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  const id = await new OrderPage(page).id();
  await expect(page.getByText('Paid. Thank you!').first()).toBeVisible();
  await expect(page.getByText(/^Dilnoza, .+90 111 22 33.*, a gift$/)).toBeVisible();
  const tip = page.getByRole('region', { name: 'Tip for the team' });
  await expect(tip).toBeHidden();
  for (const status of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED']) await advanceOrder(id, status);
  await tip.getByRole('button', { name: /10\s000/ }).tap();
  await tip.getByText('Payme', { exact: true }).tap();
  await tip.getByRole('button', { name: 'Give the tip' }).tap();
  const provider = await new PayPage(page).arrived('Payme');
  expect(await provider.som()).toBe(10_000);
  await provider.press('pay');
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByText(/Your tip of 10\s000\sUZS has arrived/)).toBeVisible();
});
