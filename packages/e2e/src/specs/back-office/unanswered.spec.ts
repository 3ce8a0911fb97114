import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { ChatsPage } from '../../pages/chats-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { orderPlovAndDrink, tryPlovAndDrink } from '../../place-order.ts';
import { ask } from '../../server/ask.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });
const MINUTE = 60;

/** Orders lunch with Payme, up to the page of the provider. */
async function orderUnpaid(page: Page): Promise<PayPage> {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await checkout.order.tap();
  return new PayPage(page).arrived('Payme');
}

/** The operator's account in Telegram. */
const OPERATOR_IN_TELEGRAM = 830_001;

/** Links a member of the staff to a Telegram account: they share their contact with the bot. */
async function linkTelegram(userId: number, phone: string): Promise<void> {
  const body = { vendor: 'osh', userId, phone: `+${phone}` };
  const shared = await ask({ path: '/sandbox/api/telegram/share', method: 'POST', body });
  expect(shared.status, shared.text).toBe(200);
  await expect.poll(async () => (await messagesTo(userId)).length).toBeGreaterThan(0);
}

type Chats = { chats: { id: number; messages: { from: object | null; pieces: { text: string }[] }[] }[] };

/** What the bot has written to a person. */
async function messagesTo(userId: number): Promise<string[]> {
  const answer = await ask({ path: '/sandbox/api/telegram/chats?vendor=osh' });
  const own = answer.json<Chats>().chats.find(({ id }) => id === userId)?.messages ?? [];
  return own.filter(({ from }) => from === null).map(({ pieces }) => pieces.map(({ text }) => text).join(''));
}

/** Who has been notified of an unanswered order beside the group: the operator by the bot, the manager by SMS. */
async function notifiedOf(number: string): Promise<{ operator: number; manager: number }> {
  const isOf = (text: string) => text.includes(`№ ${number} `);
  const sms = await ask({ path: `/sandbox/api/sms?phone=${MANAGER}` });
  return {
    operator: (await messagesTo(OPERATOR_IN_TELEGRAM)).filter(isOf).length,
    manager: sms.json<{ text: string }[]>().filter(({ text }) => isOf(text)).length,
  };
}

test('scenario 2, scenario 4, scenario 5, BO-12 BO-21 BO-22 BO-402 an unpaid order waits in silence for ten minutes; an unanswered paid one climbs the ladder over a killed server, and the branch pauses', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(
    /401 \(Unauthorized\)/,
    /ERR_CONNECTION_RE(FUSED|SET)|ERR_INCOMPLETE_CHUNKED|ERR_NETWORK|Failed to fetch dynamically/,
  );
  // A clock that jumps leaves the boards silent for minutes, which pauses a branch too.
  await changeRow('osh', {
    table: 'branches',
    id: 'osh-b-markaz',
    set: { staff: { silence: { pauseAfter: 0 } } },
  });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page: office } = board;
  await linkTelegram(OPERATOR_IN_TELEGRAM, OPERATOR);
  const chats = await new ChatsPage(await desk.newPage()).open('osh');
  const [fresh, tray] = [board.column('New'), board.column('Waiting for payment')];

  const provider = await orderUnpaid(page);
  await expect(tray.getByRole('article')).toHaveCount(1);
  await server.setClock(10 * MINUTE);
  // A second order proves that the board still follows: the unpaid one is silent, this one rings.
  const second = await orderPlovAndDrink();
  await expect(office).toHaveTitle(/^\(1\)/);
  await expect(fresh.getByRole('article')).toHaveCount(1);
  await board
    .card(second)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(office).not.toHaveTitle(/^\(/);

  await provider.press('pay');
  await expect(fresh.getByRole('article')).toHaveCount(1);
  await expect(tray).toBeHidden();
  await expect(office).toHaveTitle(/^\(1\)/);
  const order = new OrderPage(page);
  const number = await order.number();
  const rings = chats.staff.locator('[data-message]').filter({ hasText: new RegExp(`№ ${number} `) });
  await expect(rings).toHaveCount(1);
  await expect(board.card(number).getByRole('meter', { name: 'Time to answer' })).toBeVisible();

  // A ring more in the group at each step; a message to those on shift after 3 minutes, to the managers and the guest after 5.
  const isSlow = page.getByText(/^The restaurant is slow to answer/);
  await server.setClock(11 * MINUTE + 5);
  await expect(rings).toHaveCount(2);
  expect(await notifiedOf(number)).toEqual({ operator: 0, manager: 0 });
  // The server is away while the third minute passes.
  await server.restartAt(13 * MINUTE + 5);
  await expect.poll(() => notifiedOf(number)).toEqual({ operator: 1, manager: 0 });
  await chats.open('osh');
  await expect(rings).toHaveCount(3);
  await expect(isSlow).toBeHidden();
  await server.setClock(15 * MINUTE + 5);
  await expect.poll(() => notifiedOf(number)).toEqual({ operator: 1, manager: 1 });
  await expect(rings).toHaveCount(4);
  await expect(isSlow).toBeVisible();
  await server.setClock(19 * MINUTE + 50);
  await expect(fresh).toContainText(`№ ${number}`);
  await server.restartAt(20 * MINUTE + 10);
  await expect(order.headline).toHaveText('The order was cancelled');
  await expect(page.getByText('The restaurant did not answer in time')).toBeVisible();
  await expect(page.getByText(/money (is being )?returned/)).toBeVisible();
  await expect(board.column('Done today')).toContainText(`№ ${number}`);

  // The second order without an answer within 15 minutes pauses the branch.
  const left = await orderPlovAndDrink();
  await expect(board.card(left)).toBeVisible();
  await server.setClock(31 * MINUTE);
  await expect(board.column('Done today')).toContainText(`№ ${left}`);
  await expect(office.getByText(/Amir Temur Square: no orders until (?:[\d.]+ )?\d\d:\d\d/)).toBeVisible();
  expect(await findings(office)).toEqual([]);
  expect((await tryPlovAndDrink()).text).toContain('branch.closed');
  await office.getByRole('button', { name: 'Resume orders' }).click();
  await expect(office.getByRole('button', { name: 'Resume orders' })).toBeHidden();
  expect((await tryPlovAndDrink()).status).toBe(200);
  await desk.close();
});

test(
  'scenario 2 an order that is never paid expires without a trace in New',
  { tag: '@nightly' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/401 \(Unauthorized\)/);
    await server.setClock(50 * MINUTE);
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
    const tray = board.column('Waiting for payment');
    await orderUnpaid(page);
    await expect(tray.getByRole('article')).toHaveCount(1);
    await server.setClock(81 * MINUTE);
    await expect(tray).toBeHidden();
    await expect(board.column('New').getByRole('article')).toHaveCount(0);
    await expect(board.page).not.toHaveTitle(/^\(/);
    await desk.close();
  },
);
