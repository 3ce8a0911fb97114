import { findings } from '../../findings.ts';
import { PLOV } from '../../journeys.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-465 BO-466 BO-467 a manager finds a guest by phone, number and its last digits, reads the card by keyboard and blocks the guest', async ({
  browser,
}) => {
  const guest = await aCustomer('osh');
  const placed = await placePlovAndDrink(guest, {}, [PLOV, PLOV]);
  expect(placed.status, placed.text).toBe(200);
  const { id, number, totalPrice } = placed.json<{ id: string; number: number; totalPrice: number }>();
  await advanceOrder(id, 'CLOSED');
  const sum = `${totalPrice.toLocaleString('en-GB').replaceAll(',', ' ')} UZS`;
  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.getByRole('link', { name: 'Customers' }).click();
  const field = page.getByRole('searchbox', { name: 'Phone, name or order number' });
  await expect(field).toBeFocused();
  const found = page.getByRole('list', { name: 'Guests found' });
  for (const query of [`+${guest.phone}`, guest.phone.slice(-4), `№ ${number}`]) {
    await field.fill(query);
    await page.keyboard.press('Enter');
    await expect(found).toContainText(guest.phone.slice(-2));
  }
  await expect(found).not.toContainText(guest.phone.slice(-7));
  expect(await findings(page)).toEqual([]);

  await found.getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByText(`Revenue${sum}`)).toBeVisible();
  await expect(card.getByRole('region', { name: 'Last orders' })).toContainText(`Order ${number}`);
  expect(await findings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Block the guest' }).click();
  await card.getByRole('radio', { name: '7 days' }).click();
  expect(await findings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(card.getByText('they cannot sign in or order')).toBeVisible();
  expect((await guest.call({ path: '/users/v1/users/me' })).status).toBe(401);
  await card.getByRole('button', { name: 'Lift the block' }).click();
  await expect(card.getByRole('button', { name: 'Block the guest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await field.fill('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type a phone, its last 4 digits')).toBeVisible();
  await desk.close();
});
