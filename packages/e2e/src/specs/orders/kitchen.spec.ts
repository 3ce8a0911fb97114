import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { ChatsPage } from '../../pages/chats-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

test('D83 TEN-06 an order from the website is taken by a cook in the staff’s chat, and the guest’s page follows', async ({
  page,
  context,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const number = await order.number();
  await expect(order.headline).toHaveText('We have received your order');

  const chats = await new ChatsPage(await context.newPage()).open('osh');
  const message = chats.order(number);
  await expect(message).toContainText('100 000');
  await message.getByRole('button', { name: 'Qabul qilish' }).tap();
  await expect(message).toContainText('Qabul qilindi · Aziz Karimov');
  await expect(order.headline).toHaveText('The restaurant has accepted your order');

  await chats.actAs('Malika Tosheva');
  await message.getByRole('button', { name: 'Tayyor' }).tap();
  await expect(message).toContainText('Tayyor · Malika Tosheva');
  expect(await findings(chats.page)).toEqual([]);
  await expect(order.headline).toHaveText('Ready: come and pick it up');
});

test('IMP-17 an order refused by the kitchen shows the reason in the guest’s language', async ({
  page,
  context,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const number = await order.number();

  const chats = await new ChatsPage(await context.newPage()).open('osh');
  const message = chats.order(number);
  await message.getByRole('button', { name: 'Rad etish' }).tap();
  await message.getByRole('button', { name: 'Oshxona hozir juda band' }).tap();
  await expect(message).toContainText('Bekor qilindi · Aziz Karimov');
  await expect(order.headline).toHaveText('The order was cancelled');
  await expect(page.getByRole('main')).toContainText(/Oshxona hozir juda band|The kitchen is too busy/);
});

test('the bot answers a guest’s message with a link to the menu', async ({ page }) => {
  const chats = await new ChatsPage(page).open('burger');
  await page.getByLabel('Message as the guest').fill('/start');
  await page.getByLabel('Message as the guest').press('Enter');
  await expect(chats.guest.getByRole('button', { name: 'Menyuni ochish' })).toBeVisible();
});

test('a message written while the chats are loading is sent', async ({ page }) => {
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  await page.route('**/sandbox/api/telegram/chats?**', async (route) => {
    await written;
    await route.continue();
  });
  const chats = await new ChatsPage(page).open('osh');
  await page.getByLabel('Message as staff').fill('Kim navbatda?');
  await page.getByLabel('Message as staff').press('Enter');
  isWritten();
  await expect(chats.staff).toContainText('Kim navbatda?');
});

test('T74 a forged update is refused, and the bot sends no answer', async ({ page }) => {
  const chats = await new ChatsPage(page).open('qahva');
  const way = chats.guest.getByRole('button', { name: 'Menyuni ochish' });
  const from = { id: 99_281_932, first_name: 'Alisher', language_code: 'uz' };
  const date = Math.floor(Date.now() / 1000);
  const message = { message_id: 1, date, chat: { id: from.id, type: 'private' }, from, text: '/start' };
  for (const secret of [null, 'x'.repeat(43)]) {
    const answer = await ask({
      host: 'qahva.localhost',
      path: '/webbot/v1/updates',
      method: 'POST',
      headers: secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret },
      body: { update_id: 1, message },
    });
    expect(answer.status).toBe(401);
  }
  await page.getByLabel('Message as the guest').fill('/start');
  await page.getByLabel('Message as the guest').press('Enter');
  await expect(way).toHaveCount(1);
});
