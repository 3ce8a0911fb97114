import { bringToAmirTemur, checkOutLunch, PLOV } from '../../journeys.ts';
import { aClient } from '../../pages/click-client.ts';
import { LAUNCHER_WINDOW, LauncherPage } from '../../pages/launcher-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder, aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { deliverToAmirTemur } from '../../shells.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

type Sms = { text: string; code: string | null };

/** The SMS to a phone that are no codes. */
async function noticesTo(phone: string): Promise<Sms[]> {
  const answer = await ask({ path: `/sandbox/api/sms?phone=${phone}` });
  return answer.json<Sms[]>().filter(({ code }) => code === null);
}

test('B-78 B36 a guest without notifications gets one SMS when the courier leaves, in their language, once the merchant pays for it', async ({
  page,
}) => {
  const phone = aPhone();
  const notices = () => noticesTo(phone);
  await changeSettings('osh', { set: { smsOnWayActive: true } });
  const checkout = await checkOutLunch(page, phone);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  await advanceOrder(id, 'DONE');
  expect(await notices(), 'nothing before the courier leaves').toEqual([]);
  await advanceOrder(id, 'ON_WAY');
  await expect.poll(notices).toHaveLength(1);
  expect((await notices())[0]!.text).toMatch(/^Dilkash Osh\. Order №\s?\d+: .*on (the|its) way/i);
  await advanceOrder(id, 'CLOSED');
  await expect(order.headline).toBeVisible();
  expect(await notices(), 'one SMS for an order').toHaveLength(1);
});

test.describe('in Click', () => {
  test.use({ viewport: LAUNCHER_WINDOW });

  test(
    'B-78 a guest of Click, which has no bot, gets the SMS when the courier leaves',
    { tag: '@nightly' },
    async ({ page }) => {
      await changeSettings('osh', { set: { smsOnWayActive: true } });
      const client = aClient();
      const host = await new LauncherPage(page, 'click').openForNewPerson(client);
      await host.add(PLOV);
      await host.press('Basket');
      await host.toCheckout();
      await deliverToAmirTemur(host);
      await host.press('Order');
      await advanceOrder(await host.orderId(), 'ON_WAY');
      await expect.poll(() => noticesTo(client.phone)).toHaveLength(1);
    },
  );
});
