import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

const TWO_HOURS = 7_200;

test('B41 a guest whose order is late reads it on the order’s page and in the messages before asking', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  await advanceOrder(id, 'ACCEPTED');
  await expect(page.getByText(/\d+–\d+\W* min$/)).toBeVisible();

  await server.setClock(TWO_HOURS);
  await page.reload();
  await expect(page.getByText(/^Running late: promised for \W*\d\d:\d\d/)).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Your order takes longer than promised. We are sorry.')).toBeVisible();
});
