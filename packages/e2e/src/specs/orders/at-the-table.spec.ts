import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { advanceOrder, aPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('SCR-13 SES-12 D81 a guest books a table, signs in on the way, finds the booking as it was and gives it up', async ({
  page,
}) => {
  await page.goto('/reservations');
  await page.getByText('Chilanzar teahouse').tap();
  await page.getByRole('button', { name: 'One more' }).tap();
  await page.getByRole('group', { name: 'Day' }).locator('label').last().tap();
  await page.getByRole('group', { name: 'Time' }).locator('label').first().tap();
  await page.locator('#book-table').tap();
  await expect(page).toHaveURL(/\/login$/);
  await new SignInPage(page).signIn(aPhone());
  await expect(page).toHaveURL(/\/reservations$/);
  await page.locator('#book-table').tap();
  await expect(page).toHaveURL(/\/profile\/reservations$/);
  await expect(page.getByRole('heading', { name: 'Chilanzar teahouse' })).toBeVisible();
  await expect(page.getByText('guests: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).tap();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('BO-513 BO-514 BO-515 BO-516 BO-525 staff are alerted of a request, confirm it, seat others, move them and put tables together; the guest reads each step', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/);
  await guest.goto('/reservations');
  await guest.getByText('Registan').tap();
  await guest.getByRole('group', { name: 'Day' }).locator('label').nth(1).tap();
  await guest.getByRole('group', { name: 'Time' }).locator('label').first().tap();
  await guest.locator('#book-table').tap();
  await new SignInPage(guest).signIn(aPhone());
  await guest.locator('#book-table').tap();
  await expect(guest.getByText('Awaiting confirmation')).toBeVisible();
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.getByRole('link', { name: 'A guest asks for a table' }).first().click(FOLLOWED);
  await page.getByLabel('Branch', { exact: true }).selectOption({ label: 'Registan' });
  const request = page
    .getByRole('region', { name: 'New requests' })
    .getByRole('listitem')
    .filter({ hasText: 'Registan' });
  await request.getByRole('button', { name: /^Confirm the booking/ }).click();
  await expect(request).toBeHidden();
  await guest.reload();
  await expect(guest.getByText('Confirmed')).toBeVisible();

  const seat = async (name: string) => {
    await page.getByRole('button', { name: 'Guests without a booking' }).click();
    const form = page.getByRole('dialog', { name: 'Guests without a booking' });
    await form.getByLabel('Table', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('Guest’s name').fill(name);
    await form.getByRole('button', { name: 'Seat the guests' }).click();
    return form;
  };
  await expect(await seat('Malika')).toBeHidden();
  const second = await seat('Bobur');
  await expect(second.getByText('This table is already reserved for that time.')).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('region', { name: 'The day by table' })
    .getByRole('button', { name: /^Malika/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Malika' });
  await dialog.getByRole('button', { name: 'Another table or time' }).click();
  await dialog.getByLabel('Table', { exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Move the booking' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('radio', { name: 'Plan of the hall' }).click();
  const theirs = page.getByRole('group').getByRole('button', { name: /Malika.*At the table/ });
  await expect(theirs).toBeVisible();
  await theirs.click();
  await dialog.getByRole('button', { name: 'Another table or time' }).click();
  await dialog.getByRole('group', { name: 'Put together with' }).getByText('seats:').last().click();
  await expect(dialog.getByText(/^Seats together: \d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move the booking' }).click();
  await expect(theirs).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await theirs.last().click();
  await dialog.getByRole('button', { name: 'Take the tables apart' }).click();
  await expect(theirs).toHaveCount(1);
  await desk.close();
});

test.describe('at Qahva Payti', () => {
  test.use({ brand: 'qahva' });

  test('IMP-12 D74 TEN-08 MENU-08 coffee is ordered to a table and graded, and its card shows the grade', async ({
    page,
  }) => {
    await page.goto('/extr3');
    await page.getByLabel('Branch', { exact: true }).selectOption({ label: 'Oybek' });
    await page.getByLabel('Table', { exact: true }).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'To the menu' }).tap();
    await expect(page.getByRole('banner').getByText('Dine in')).toBeVisible();
    const menu = new MenuPage(page);
    await menu.add('qahva-p-classic-espresso');
    await menu.basketBar.tap();
    await new BasketPage(page).toCheckout.tap();
    await new SignInPage(page).signIn(aPhone());
    await expect(page).toHaveURL(/\/checkout$/);
    await new CheckoutPage(page).order.tap();
    const order = new OrderPage(page);
    const id = await order.id();
    await advanceOrder(id, 'CLOSED');
    const fifthStar = page.getByRole('radio', { name: '5 of 5' });
    await page.locator('label', { has: fifthStar }).first().tap();
    await expect(fifthStar.first()).toBeChecked();
    await page.locator('label', { has: fifthStar }).nth(1).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('img', { name: '5 of 5' })).toBeVisible();
    await menu.open();
    const card = page.locator('[data-product="qahva-p-classic-espresso"]').first();
    await expect(card.getByRole('img', { name: /^Rating: \d\.\d$/ })).toBeVisible();
  });
});
