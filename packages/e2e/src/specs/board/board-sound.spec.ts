import type { BrowserContext, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { listenToPage, observedBy } from '../../page-sounds.ts';
import { readGroups } from '../../../evening/group.ts';
import { orderPlovAndDrink, payForPlovAndDrink, type PaidOrder } from '../../place-order.ts';
import { aCustomer, type Customer } from '../../people.ts';
import { ask, serverPort } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

const ringing = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map(observedBy)))
    .map((observed) => observed.ringing)
    .toSorted((one, other) => one - other);

async function startShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start of the shift' });
  await expect(dialog.getByText('You should hear two tones now.')).toBeVisible();
  expect((await observedBy(page)).chimes).toBe(1);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://osh.admin.localhost:${serverPort()}/`);
  // The sound is wanted on this device already; a browser needs a press in each tab.
  await page.getByRole('button', { name: 'No sound until you press' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  return page;
}

test('BO-70 of two tabs one rings, also hidden, until the last new order is answered', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(listenToPage);
  const board = await new BoardPage(await context.newPage()).signIn('osh', OPERATOR);
  await startShift(board.page);
  const other = await secondTab(context);
  const tabs = [board.page, other];
  await board.page.evaluate(hide);
  expect(await ringing(tabs)).toEqual([0, 0]);

  const first = await orderPlovAndDrink();
  const second = await orderPlovAndDrink();
  await expect(board.card(second)).toBeVisible();
  await expect.poll(() => ringing(tabs)).toEqual([0, 1]);
  await expect.poll(() => board.page.title()).toMatch(/^\(2\) /);
  await expect.poll(async () => (await observedBy(board.page)).messages).toEqual(['New orders: 2']);

  await board
    .card(first)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(board.column('Cooking')).toContainText(`№ ${first}`);
  expect(await ringing(tabs)).toEqual([0, 1]);

  // The tab that rings is closed: the other one takes over.
  const [rung, silent] = (await observedBy(other)).ringing === 1 ? [other, board.page] : [board.page, other];
  await rung.close();
  await expect.poll(() => ringing([silent])).toEqual([1]);
  const left = new BoardPage(silent);
  await left
    .card(second)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect.poll(() => ringing([silent])).toEqual([0]);
  await expect.poll(() => silent.title()).not.toContain('(');
  expect((await observedBy(silent)).messages).toEqual([]);
  await context.close();
});

test('BO-70 the tone of an order that waits for more than a minute is louder, by the clock of the device', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(listenToPage);
  const loudness = async () => (await observedBy(page)).loudness;
  const board = await new BoardPage(page).signIn('osh', MANAGER);
  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const number = await orderPlovAndDrink();
  await expect(board.card(number)).toBeVisible();
  const quiet = await loudness();
  await page.clock.install();
  await page.clock.fastForward(70_000);
  await expect.poll(loudness).toBeGreaterThan(quiet * 1.5);
  // The board is empty for the next test. A key: the clock's jump ends the stream, whose banner moves the cards as it goes.
  await board
    .card(number)
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);
  await context.close();
});

/** Notes when each new order has a card. */
function noteCards(): void {
  const shown: Record<string, number> = {};
  Object.assign(window, { shown });
  const note = () => {
    for (const card of document.querySelectorAll('[data-column="NEW"] article'))
      shown[card.getAttribute('aria-label') ?? ''] ??= Date.now();
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}

/** The press on Accept in the staff chat, once the order is there. */
async function pressInChat({ id }: PaidOrder): Promise<() => Promise<unknown>> {
  const data = `to.ACCEPTED:${id}`;
  const find = async () => {
    for (const { chatId, messages } of await readGroups()) {
      const message = messages.find(({ buttons }) =>
        buttons.flat().some((one) => one.callback_data === data),
      );
      if (message) return { vendor: 'osh', chatId, messageId: message.messageId, data, userId: 700_001 };
    }
    return null;
  };
  await expect.poll(find).not.toBeNull();
  const body = await find();
  return () => ask({ path: '/sandbox/api/telegram/press', method: 'POST', body });
}

const ORDERS = 20;

test(`scenario 1, scenario 3, BO-15 of ${ORDERS} orders paid at once each has its card in time; two tabs ring as one until board and chat, at the same moment, have accepted each once`, async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/);
  await server.setClock(120);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(listenToPage);
  const board = await new BoardPage(await context.newPage()).signIn('osh', OPERATOR);
  await startShift(board.page);
  const tabs = [board.page, await secondTab(context)];
  await board.page.evaluate(noteCards);

  const guests: Customer[] = [];
  while (guests.length < ORDERS) guests.push(await aCustomer('osh'));
  const paid = await Promise.all(guests.map((guest) => payForPlovAndDrink({}, guest)));
  await expect(board.column('New').getByRole('article')).toHaveCount(ORDERS);
  await expect.poll(() => ringing(tabs)).toEqual([0, 1]);
  // The cast names what `noteCards` adds to the window.
  const shown = await board.page.evaluate(
    () => (window as unknown as { shown: Record<string, number> }).shown,
  );
  const waits = paid.map(({ number, paidAt }) => shown[`Order ${number}`]! - paidAt);
  expect(waits.every(Number.isFinite)).toBe(true);
  // A busy machine decides the time: it is a figure of the run, not a condition.
  const p95 = waits.toSorted((one, other) => one - other)[Math.ceil(0.95 * ORDERS) - 1];
  test.info().annotations.push({ type: 'p95 from payment to card', description: `${p95} ms` });

  for (const order of paid) {
    const accept = board.card(order.number).getByRole('button', { name: /^Accept/ });
    const press = await pressInChat(order);
    // Whichever is second may find no button any more.
    const click = accept.evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()));
    await Promise.all([click, press()]);
    await expect(board.column('Cooking')).toContainText(`№ ${order.number}`);
  }
  await expect.poll(() => ringing(tabs)).toEqual([0, 0]);
  expect(await Promise.all(paid.map(({ timesIn }) => timesIn('ACCEPTED')))).toEqual(paid.map(() => 1));
  await context.close();
});
