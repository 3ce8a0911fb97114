import type { Locator, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink, tryPlovAndDrink } from '../../place-order.ts';
import { sharedInk, ticketInDots } from '../../same-ink.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

/** Printed letters equal the screen's (BO-64). */
const THREE_SCRIPTS = 'Oʻzbekcha gʻoʻja, toʻgʻri · Ўзбекча, қўшилсин, ғоят, ҳа · طبق بدون بصل من فضلك';

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

async function sandbox(path: string, body: unknown, headers = {}): Promise<void> {
  const answer = await ask({ path: `/sandbox${path}`, method: 'POST', body, headers });
  expect(answer.status, answer.text).toBeLessThan(400);
}
const form = (fields: Record<string, string>) => String(new URLSearchParams(fields));
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function accept(board: BoardPage, choice = {}): Promise<string> {
  const number = await orderPlovAndDrink(choice);
  await board
    .card(number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);
  return number;
}

/** Adds a printer of kitchen tickets and switches the stand-in of the sandbox on; returns its user name. */
async function plugIn(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Printers' }).click();
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a printer' });
  await dialog.getByLabel('Name').fill('Kitchen');
  await dialog.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const fact = (name: string) =>
    dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Password')).toBeVisible();
  const user = await fact('User name').innerText();
  const account = {
    server: await fact('Server address').innerText(),
    user,
    password: await fact('Password').innerText(),
  };
  expect(await findings(page)).toEqual([]);
  await sandbox('/printers', form(account), FORM);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return user;
}

test('scenario 14, BO-62 BO-63 BO-64 a printer without paper is red on the card in 10 s, its ticket opens on the screen, prints once after the repair, and again as a copy', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext(DESK);
  const board = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  const { page } = board;
  const user = await plugIn(page);
  const papers = async () => {
    const answer = await ask({ path: `/sandbox/api/printers/${user}` });
    return answer.json<{ papers: { png: string }[] }>().papers.map(({ png }) => Buffer.from(png, 'base64'));
  };
  await sandbox(`/printers/${user}/mode`, form({ mode: 'paperOut' }), FORM);
  await page.getByRole('link', { name: 'Board' }).click();
  const number = await accept(board, { comment: THREE_SCRIPTS, allergies: 'Nuts' });
  await board.card(number).getByRole('button', { name: 'Not printed' }).click();
  const ticket = page.getByRole('dialog').last();
  await expect(ticket).toContainText('Kitchen: Out of paper.');
  await expect(ticket.locator('[data-ticket-paper]')).toContainText(`№ ${number}`);
  await expect(ticket.locator('[data-ticket-paper]')).toContainText('AllergiesNuts');
  expect(await findings(page)).toEqual([]);
  expect(await papers()).toHaveLength(0);

  await sandbox(`/printers/${user}/mode`, form({ mode: 'ok' }), FORM);
  await expect.poll(papers).toHaveLength(1);
  const onScreen = await ticketInDots(ticket.locator('[data-ticket-paper]'));
  const [onPaper] = await papers();
  // A page of its own: the office's policy lets no script read a picture's data.
  const blank = await browser.newPage();
  expect(await sharedInk(blank, [onPaper!, onScreen])).toBeGreaterThan(0.98);
  await blank.close();
  await expect(ticket.getByText('Out of paper.')).toBeHidden();
  await ticket.getByRole('button', { name: 'Print: Kitchen' }).click();
  await expect.poll(papers).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Printers' }).click();
  await expect(page.getByRole('list', { name: 'Last tickets' }).getByText('COPY')).toBeVisible();
  await desk.close();
});

const TILL = '/api/tills/poster/osh-till';

test('scenario 25 the card shows where an order is on its way to the till: not sent, sent, in the till, rejected, by hand', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const ids = {
    branches: { 'osh-b-markaz': '1' },
    products: { 'osh-p-osh-wedding': '1', 'osh-p-ichimlik-ayran': '2' },
  };
  await server.runCommand('connect/brand-connect.ts', ['--sub', 'osh', '--till', 'POSTER'], {
    account: { token: 'osh-till' },
    ids,
  });
  const board = await new BoardPage(await (await browser.newContext(DESK)).newPage()).signIn('osh', OPERATOR);
  const { page } = board;
  const setFault = (mode: string) => sandbox('/api/faults', { service: 'poster', mode });
  const orders = async () =>
    (await ask({ path: `/sandbox${TILL}` })).json<{ orders: { id: string; number: number }[] }>().orders;
  const step = async (at: number, to: string) =>
    sandbox(`${TILL}/orders/${(await orders())[at]!.id}`, { step: to });
  const shown = (panel: Locator) => panel.locator('[data-till]');
  let ahead = 0;
  const pass = (seconds: number) => server.setClock((ahead += seconds));
  /** Time goes on until it is shown: a till is asked every 20 seconds, and rests after a failure. */
  const inTime = (place: Locator, text: string | RegExp) =>
    expect(async () => {
      await pass(20);
      await expect(place).toContainText(text, { timeout: 2_000 });
    }).toPass();

  await setFault('down');
  const first = await accept(board);
  const panel = await board.open(first);
  await expect(shown(panel)).toContainText(/^Not sent to Poster yet|^Poster has not answered/);
  await setFault('ok');
  await inTime(shown(panel), 'Sent to Poster, not confirmed yet');
  await step(0, 'ACCEPTED');
  await inTime(shown(panel), /^In Poster № \d+/);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const second = await accept(board);
  await expect.poll(async () => (await orders()).length).toBe(2);
  await step(1, 'CANCELLED');
  await inTime(board.card(second), 'Check the till');
  await board.open(second);
  await expect(shown(board.panel(second))).toContainText('Rejected by Poster (cancelled there)');
  expect(await findings(page)).toEqual([]);
  await board.panel(second).getByRole('button', { name: 'Entered by hand' }).click();
  await expect(shown(board.panel(second))).toContainText('Entered in Poster by hand: Dilnoza');
  await page.keyboard.press('Escape');

  await setFault('down');
  const third = await accept(board);
  await board.open(third);
  await expect(shown(board.panel(third))).toContainText('Poster has not answered');
  await pass(31 * 60);
  await inTime(board.card(third), 'Check the till');
  await expect(shown(board.panel(third))).toContainText(/Enter it in Poster by hand\.|enter it by hand\./);
  await page.keyboard.press('Escape');

  await setFault('ok');
  await sandbox(`${TILL}/dishes/1`, { isStopped: true });
  await pass(120);
  await expect.poll(async () => (await tryPlovAndDrink()).status).not.toBe(200);
  await page.context().close();
});
