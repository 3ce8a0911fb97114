import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { aCustomer } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// One code a minute is sent to a phone, and other specs sign in as the same people.
useOwnServer();

/** A guest orders and cancels, which is an alert. The order's number. */
async function aCancellation(shows: (number: string) => Promise<void>): Promise<string> {
  const guest = await aCustomer('osh');
  const { id, number } = (await placePlovAndDrink(guest)).json<{ id: string; number: number }>();
  await shows(String(number));
  const path = `/orders/v1/orders/${id}/cancel`;
  expect((await guest.call({ path, method: 'POST', body: {} })).status).toBe(200);
  return String(number);
}

test('BO-415 an alert acknowledged on one device is acknowledged on every device of the branch, also one of an offline device once it is back', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  const size = { viewport: { width: 1024, height: 768 }, locale: 'en-GB' };
  const [one, other] = [await browser.newContext(size), await browser.newContext(size)];
  const desk = await new BoardPage(await one.newPage()).signIn('osh', OPERATOR);
  const office = await new BoardPage(await other.newPage()).signIn('osh', MANAGER);
  const rowOn = ({ page }: BoardPage, number: string) =>
    page
      .getByRole('list', { name: 'Alerts' })
      .getByRole('listitem')
      .filter({ hasText: `№ ${number}` });
  const seeOn = (board: BoardPage, number: string) =>
    rowOn(board, number).getByRole('button', { name: 'I have seen it' }).click();
  const onBoth = async (number: string) => {
    for (const board of [desk, office]) await expect(board.card(number)).toBeVisible(FOLLOWED);
  };

  const first = await aCancellation(onBoth);
  for (const board of [desk, office]) await expect(rowOn(board, first)).toBeVisible(FOLLOWED);
  await seeOn(desk, first);
  await expect(rowOn(desk, first)).toBeHidden();
  await expect(rowOn(office, first)).toBeHidden(FOLLOWED);
  await office.page.getByRole('searchbox').fill(first);
  const panel = await office.open(first);
  const by = panel.getByRole('list', { name: 'Acknowledged alerts' });
  await expect(by).toContainText(/The guest has cancelled · seen by .+ \d\d:\d\d/);
  expect(await findings(office.page)).toEqual([]);
  await office.page.keyboard.press('Escape');
  await office.page.getByRole('searchbox').fill('');

  const second = await aCancellation(onBoth);
  for (const board of [desk, office]) await expect(rowOn(board, second)).toBeVisible(FOLLOWED);
  await one.setOffline(true);
  await seeOn(desk, second);
  await expect(rowOn(desk, second)).toBeHidden();
  await expect(rowOn(office, second)).toBeVisible();
  await one.setOffline(false);
  await expect(rowOn(office, second)).toBeHidden(FOLLOWED);
  for (const context of [one, other]) await context.close();
});
