import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself, TEAHOUSE } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { BoardPage, FOLLOWED, OPERATOR } from '../../pages/board-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });
const HOUR = 3600;
/** The dishes of the order. */
const DISHES = ['Wedding plov', 'Teahouse plov'];

test('scenario 7, BO-46 BO-47 BO-418 BO-463 an order cancelled as sold out stops its two dishes in an open basket within 5 s and returns them after two hours, with the money on its way back; an amount and an undo work', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  await new OrderPage(page).id();

  const menu = await new MenuPage(page).open();
  await menu.add(TEAHOUSE);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  await fetchMyself(page, new CheckoutPage(page));
  const basket = await new BasketPage(page).open();
  await expect(basket.toCheckout).toBeEnabled();

  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page: office } = board;
  await office.getByRole('article').first().getByRole('button', { name: /^№/ }).click();
  const panel = office.getByRole('dialog');
  await panel.getByRole('button', { name: 'Cancel the order…' }).click();
  await panel.getByRole('button', { name: 'A dish has run out', exact: true }).click();
  await panel.getByRole('button', { name: 'Offer a replacement…' }).click();
  const swap = office.getByRole('dialog', { name: 'What has run out?' });
  await expect(swap.getByRole('button', { name: 'Ask the guest' })).toBeVisible();
  await swap.getByRole('button', { name: 'Close' }).click();
  for (const dish of DISHES) await panel.getByText(dish).last().click();
  await expect(panel.getByRole('radio', { name: '2 hours' })).toBeChecked();
  expect(await findings(office)).toEqual([]);
  await panel.getByRole('button', { name: 'Cancel the order and stop the dishes' }).click();
  const isOff = page.getByText('Remove unavailable dishes to continue.');
  await expect(isOff).toBeVisible(FOLLOWED);
  await expect(panel.getByText(/Money (returned|goes back)/)).toBeVisible();
  await office.keyboard.press('Escape');

  const wall = await desk.newPage();
  const stopsRead = wall.waitForResponse(/\/branches\/osh-b-markaz\/products$/);
  await wall.goto(officeAddress('osh', '/?branch=osh-b-markaz'));
  await stopsRead;

  await office.getByRole('link', { name: 'Stop-list' }).click();
  await office.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  const rowOf = (name: string) => office.getByRole('listitem', { name, exact: true });
  const row = rowOf('Teahouse plov');
  const expectEach = async (button: string) => {
    for (const dish of DISHES)
      await expect(rowOf(dish).getByRole('button', { name: button })).toBeVisible(FOLLOWED);
  };
  await expectEach('Put back on sale');
  await server.setClock(2 * HOUR - 30);
  await expect(isOff).toBeVisible();
  await server.setClock(2 * HOUR + 5);
  await expect(isOff).toBeHidden(FOLLOWED);
  await expect(basket.toCheckout).toBeEnabled();
  await expectEach('Stop sale');
  await expect(wall.getByText(`On sale again: ${DISHES.join(', ')}`)).toBeVisible();
  await wall.getByRole('button', { name: 'Close' }).click();
  await expect(wall.getByText('On sale again')).toBeHidden();
  await row.getByRole('button', { name: 'Stop sale' }).click();
  await office.getByLabel('Still left today').fill('3');
  await office.getByRole('button', { name: 'Sell only these' }).click();
  await expect(row).toContainText('3 left');
  await expect(basket.toCheckout).toBeEnabled(FOLLOWED);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Stop sale' })).toBeVisible();
  await desk.close();
});
