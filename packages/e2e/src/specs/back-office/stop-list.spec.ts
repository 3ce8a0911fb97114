import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { BoardPage, FOLLOWED, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-19 BO-45 a dish that an operator stops is off in an open basket within 5 s, until it is put back', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);

  const basket = await new BasketPage(page).open();
  const warning = page.getByText('Remove unavailable dishes to continue.');
  await expect(basket.toCheckout).toBeEnabled();
  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const { page: office } = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  await office.getByRole('link', { name: 'Stop-list' }).click();
  await office.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  const row = office.getByRole('listitem', { name: 'Teahouse plov' });
  await row.getByRole('button', { name: 'Stop sale' }).click();
  expect(await findings(office)).toEqual([]);
  await office.getByRole('button', { name: '2 hours' }).click();
  // The notice goes away by itself, so it comes first.
  await expect(page.getByText(/^Just sold out: Teahouse plov\./)).toBeVisible(FOLLOWED);
  await expect(warning).toBeVisible();
  await expect(row).toContainText('Off until');
  await expect(basket.lines).toHaveCount(2);
  await expect(basket.toCheckout).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  expect(await findings(office)).toEqual([]);

  await row.getByRole('button', { name: 'Put back on sale' }).click();
  await expect(row.getByRole('button', { name: 'Stop sale' })).toBeVisible();
  await expect(warning).toBeHidden(FOLLOWED);
  await expect(basket.toCheckout).toBeEnabled();
  await desk.close();
});

test('BO-20 BO-45 a branch that a manager pauses takes no orders, and takes them again when resumed', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);

  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const { page: office } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await office.getByRole('button', { name: 'Pause orders' }).click();
  const dialog = office.getByRole('dialog', { name: 'Pause orders' });
  await dialog.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  expect(await findings(office)).toEqual([]);
  await dialog.getByRole('button', { name: '30 min' }).click();
  const banner = office.getByText(/Amir Temur Square: no orders until (?:[\d.]+ )?\d\d:\d\d/);
  await expect(banner).toBeVisible();

  await expect(page.getByText(/Closed now\./)).toBeVisible(FOLLOWED);
  await checkout.order.tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await office.getByRole('button', { name: 'Resume orders' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText(/Closed now\./)).toBeHidden(FOLLOWED);
  await desk.close();
});
