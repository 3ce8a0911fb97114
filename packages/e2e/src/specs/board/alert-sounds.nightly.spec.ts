import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { listenToPage, observedBy } from '../../page-sounds.ts';
import { aCustomer, type Customer } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// One code a minute is sent to a phone, and other specs sign in as the same manager.
useOwnServer();

/** A printer that is not plugged in. */
const PRINTER = {
  branchId: 'osh-b-markaz',
  name: 'Oshxona',
  way: 'CLOUDPRNT',
  paper: '80',
  kinds: ['KITCHEN'],
  stations: null,
  copies: 1,
  trigger: 'ACCEPT',
  language: 'uz',
};

type Placed = { id: string; number: string; guest: Customer };

async function order(): Promise<Placed> {
  const guest = await aCustomer('osh');
  const { id, number } = (await placePlovAndDrink(guest)).json<{ id: string; number: number }>();
  return { id, number: String(number), guest };
}

const accept = (board: BoardPage, { number }: Placed) =>
  board
    .card(number)
    .getByRole('button', { name: /^Accept/ })
    .click();

/** Asks the guest about one plov more. */
async function ask(board: BoardPage, { number }: Placed): Promise<void> {
  const panel = await board.open(number);
  await panel.getByRole('button', { name: 'Change the order…' }).click();
  const edit = board.page.getByRole('dialog', { name: `Change order ${number}` });
  await edit
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await edit.getByRole('button', { name: 'Ask the guest' }).click();
  await expect(panel.getByRole('timer')).toBeVisible();
  await board.page.keyboard.press('Escape');
}

async function decline({ id, guest }: Placed): Promise<void> {
  const { edit } = (await guest.call({ path: `/orders/v1/orders/${id}` })).json<{ edit: { id: string } }>();
  const body = { editId: edit.id, agrees: false };
  const answered = await guest.call({ path: `/orders/v1/orders/${id}/edit`, method: 'POST', body });
  expect(answered.status, answered.text).toBe(200);
}

/** Adds a printer as the screen does. */
const addPrinter = (page: Page) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const added = await fetch('/admin/v1/printers', { method: 'POST', headers, body: JSON.stringify(body) });
    return added.status;
  }, PRINTER);

test('BO-400 BO-401 a guest’s cancellation, a guest’s answer and a printer that fails sound each in its own way and stay in a list until acknowledged; a muted board lists them alone', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(listenToPage);
  const board = await new BoardPage(await context.newPage()).signIn('osh', MANAGER);
  const { page } = board;
  const alerts = page.getByRole('list', { name: 'Alerts' });
  const row = (text: string) => alerts.getByRole('listitem').filter({ hasText: text });
  const seen = (text: string) => row(text).getByRole('button', { name: 'I have seen it' }).click();
  /** The first notes of all chimes but the tests of the sound, to ten hertz. */
  const sounded = async () =>
    (await observedBy(page)).firstNotes.slice(1).map((hertz) => Math.round(hertz / 10) * 10);
  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const canceled = await order();
  await expect(board.card(canceled.number)).toBeVisible();
  const path = `/orders/v1/orders/${canceled.id}/cancel`;
  expect((await canceled.guest.call({ path, method: 'POST', body: {} })).status).toBe(200);
  await expect(row('The guest has cancelled')).toContainText(`№ ${canceled.number}`);
  await expect.poll(sounded).toEqual([660]);
  expect(await findings(page)).toEqual([]);
  await seen('The guest has cancelled');
  await expect(alerts).toBeHidden();

  const asked = await order();
  await accept(board, asked);
  await ask(board, asked);
  await decline(asked);
  await expect(row('The guest declines the change')).toContainText(`№ ${asked.number}`);
  await expect.poll(sounded).toEqual([660, 740]);

  expect(await addPrinter(page)).toBe(200);
  const unprinted = await order();
  await accept(board, unprinted);
  await expect(row('The printer does not print')).toContainText(`№ ${unprinted.number}`, { timeout: 15_000 });
  await expect.poll(sounded).toEqual([660, 740, 250]);
  // What was not acknowledged is there after a reload, without a sound; the other is not.
  await seen('The guest declines the change');
  await page.reload();
  await expect(row('The printer does not print')).toBeVisible();
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  expect((await observedBy(page)).firstNotes).toEqual([]);

  await page.getByRole('button', { name: 'No sound until you press' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  const quiet = (await observedBy(page)).chimes;
  const left = await order();
  await expect(board.card(left.number)).toBeVisible();
  const own = `/orders/v1/orders/${left.id}/cancel`;
  expect((await left.guest.call({ path: own, method: 'POST', body: {} })).status).toBe(200);
  await expect(row('The guest has cancelled')).toContainText(`№ ${left.number}`);
  expect((await observedBy(page)).chimes).toBe(quiet);
  await context.close();
});
