import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder, aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

type Sms = { text: string; code: string | null };

test('B-78 B36 a guest without notifications gets one SMS when the courier leaves, in their language, once the merchant pays for it', async ({
  page,
}) => {
  const phone = aPhone();
  const notices = async () => {
    const answer = await ask({ path: `/sandbox/api/sms?phone=${phone}` });
    return answer.json<Sms[]>().filter(({ code }) => code === null);
  };
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
