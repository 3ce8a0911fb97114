import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { ask } from '../../server/ask.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });
test.use({ viewport: LAUNCHER_WINDOW });

const GREEN_TEA = 'osh-p-choy-green';
const TWO_HOURS = 7_200;
const METHOD = { telegram: 'Payme', click: 'Click' } as const;

type ChatMessage = { messageId: number; buttons: { text: string; callback_data?: string }[][] };
type Chats = { chats: { id: number; messages: ChatMessage[] }[] };

/** The guest answers by a button of the bot's last message that has it. */
async function pressInChat(userId: string, label: string): Promise<void> {
  const find = async () => {
    const { chats } = (await ask({ path: '/sandbox/api/telegram/chats?vendor=osh' })).json<Chats>();
    const messages = chats.find(({ id }) => String(id) === userId)?.messages ?? [];
    for (const { messageId, buttons } of messages.toReversed()) {
      const data = buttons.flat().find(({ text }) => text.startsWith(label))?.callback_data;
      if (data) return { vendor: 'osh', chatId: Number(userId), userId: Number(userId), messageId, data };
    }
    return null;
  };
  await expect.poll(find).not.toBeNull();
  const pressed = await ask({
    path: '/sandbox/api/telegram/press',
    method: 'POST',
    body: await find(),
  });
  expect(pressed.status, pressed.text).toBeLessThan(300);
}

for (const [nth, { kind, app }] of MINI_APPS.entries())
  test(`C8 B41 B35 in ${app} a dish that ran out is swapped, a late order is announced, and the team gets a tip once it has arrived`, async ({
    page,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push(/401 \(Unauthorized\)/);
    const started = nth * 2 * TWO_HOURS;
    await server.setClock(started);
    await changeRow('osh', { table: 'products', id: GREEN_TEA, set: { active: true } });
    const person = aPerson();
    const host = await new LauncherPage(page, kind).openForNewPerson(kind === 'telegram' ? person : {});
    const { storefront } = host;
    await host.add(PLOV);
    await host.moveTo(`/product/${GREEN_TEA}`);
    await storefront.locator('#add-to-basket').click();
    await expect(storefront.getByRole('dialog')).toHaveCount(0);
    await host.press('Basket');
    await host.toCheckout();
    await host.fetchMyself();
    await storefront.locator('#checkout-payment').getByText(METHOD[kind], { exact: true }).click();
    await host.payAfter(METHOD[kind], () => host.press('Order'));
    const id = await host.orderId();
    await expect(storefront.getByText('Paid. Thank you!').first()).toBeVisible({ timeout: 60_000 });
    const number = /№ (\d+)/.exec(
      await storefront
        .getByText(/№\s*\d+/)
        .first()
        .innerText(),
    )![1]!;
    await advanceOrder(id, 'ACCEPTED');

    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
    const panel = await board.open(number);
    await panel.getByRole('button', { name: 'A dish has run out…' }).click();
    const ranOut = board.page.getByRole('dialog', { name: 'What has run out?' });
    await ranOut.getByRole('radio', { name: /Green tea/ }).click();
    await ranOut.getByRole('button', { name: 'Ask the guest' }).click();
    await expect(storefront.getByText('Green tea, pot has run out')).toBeVisible();
    await expect(storefront.getByRole('timer')).toBeVisible();
    if (kind === 'telegram') await pressInChat(person.userId, 'Black tea, pot');
    else await storefront.getByRole('button', { name: /Black tea, pot/ }).click();
    await expect(storefront.getByText('Green tea, pot has run out')).toBeHidden();
    await expect(storefront.getByText('Black tea, pot', { exact: true })).toBeVisible();
    await desk.close();

    await server.setClock(started + TWO_HOURS);
    const late = storefront.getByText(/^Running late: promised for \W*\d\d:\d\d/);
    await expect(late).toBeVisible({ timeout: 90_000 });
    await host.moveTo('/notifications');
    await expect(
      storefront.getByText('Your order takes longer than promised. We are sorry.').first(),
    ).toBeVisible();
    await host.moveTo(`/profile/orders/${id}`);
    await expect(late).toBeVisible();

    for (const status of ['COOKING', 'DONE', 'CLOSED']) await advanceOrder(id, status);
    const tip = storefront.getByRole('region', { name: 'Tip for the team' });
    await tip.getByRole('button', { name: /10\s000/ }).click();
    await tip.getByText(METHOD[kind], { exact: true }).click();
    const give = tip.getByRole('button', { name: 'Give the tip' });
    await host.payAfter(METHOD[kind], () => give.click());
    await expect(storefront.getByText(/Your tip of 10\s000\sUZS has arrived/)).toBeVisible();
  });

/** Before sign-in: 65 of "50–65 min · …" in the menu's header. */
async function promisedMinutes(page: Page, kind: 'telegram' | 'click'): Promise<number> {
  const { storefront } = await new LauncherPage(page, kind).openForNewPerson();
  const chip = storefront.getByRole('banner').getByRole('button', { name: /–\d+.? min/ });
  await expect(chip).toBeVisible();
  return Number(/–(\d+)/.exec((await chip.textContent()) ?? '')![1]);
}

test('B52 B62 in Telegram and Click the menu promises what its kitchen needed lately', async ({ page }) => {
  const start = 10 * TWO_HOURS;
  await server.setClock(start);
  const usual = {
    telegram: await promisedMinutes(page, 'telegram'),
    click: await promisedMinutes(page, 'click'),
  };
  const guest = await aCustomer('osh');
  const ids: string[] = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const placed = await placePlovAndDrink(guest);
    expect(placed.status, placed.text).toBe(200);
    ids.push(placed.json<{ id: string }>().id);
    await advanceOrder(ids.at(-1)!, 'ACCEPTED');
  }
  await server.setClock(start + 600);
  for (const id of ids) await advanceOrder(id, 'DONE');
  await server.setClock(start + 1_560);
  for (const { kind } of MINI_APPS) expect(await promisedMinutes(page, kind)).toBeLessThan(usual[kind]);
});
