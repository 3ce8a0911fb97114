import { randomUUID } from 'node:crypto';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, COOK, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { aCustomer, codeSentTo, type Customer } from '../../people.ts';
import { ask, serverPort, type Question } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

const MINUTE = 60;
const BRANCH = 'osh-b-markaz';
type Placed = { id: string; number: string; guest: Customer };

/** A guest orders plov, to be fetched. */
async function orderPlov(): Promise<Placed> {
  // A guest may have few unanswered orders.
  const guest = await aCustomer('osh');
  const cartItems = [{ productId: 'osh-p-osh-wedding', count: 1 }];
  const draft = { serviceType: 'PICK_UP', branch: { id: BRANCH }, cartItems };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...draft, totalPrice };
  const placed = await guest.call({ path: '/orders/v1/orders', method: 'POST', body, headers });
  expect(placed.status, placed.text).toBe(200);
  const { id, number } = placed.json<{ id: string; number: number }>();
  return { id, number: String(number), guest };
}

/** A colleague at another device: their calls of the back office. */
async function aColleague(phone: string): Promise<(question: Question) => ReturnType<typeof ask>> {
  const host = 'osh.admin.localhost';
  const origin = `http://${host}:${serverPort()}`;
  await ask({ host: 'osh.localhost', path: '/users/v1/auth/phone', method: 'POST', body: { phone } });
  const body = { phone, code: await codeSentTo(phone) };
  const session = await ask({ host, path: '/admin/v1/session', method: 'POST', body, headers: { origin } });
  expect(session.status, session.text).toBe(200);
  const cookie = session.headers['set-cookie']![0]!.split(';')[0]!;
  return (question) => ask({ host, ...question, headers: { origin, cookie, ...question.headers } });
}

/** Some Chromium versions lose the emulation of `navigator.onLine` on a page that a worker serves: it is set here. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => {
    const get = () => localStorage.getItem('testIsOnline') === 'yes';
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get });
  });
}

async function findNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    localStorage.setItem('testIsOnline', 'yes');
    dispatchEvent(new Event('online'));
  });
}

/** Waits until the worker has kept the app. */
const keepApp = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-builds'))), {
      message: 'the worker has kept the app',
    })
    .toBe(true);

async function aTablet(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await context.clock.install();
  return context;
}

type Chats = {
  groups: { id: number }[];
  chats: { id: number; messages: { pieces: { text: string }[] }[] }[];
};

/** What the bot has written in the staff groups. */
async function readGroup(): Promise<string> {
  const answer = await ask({ path: '/sandbox/api/telegram/chats?vendor=osh' });
  const { groups, chats } = answer.json<Chats>();
  const own = chats.filter(({ id }) => groups.some((group) => group.id === id));
  return own
    .flatMap(({ messages }) => messages.flatMap(({ pieces }) => pieces.map(({ text }) => text)))
    .join('\n');
}

type Entry = { action: string; subjectId: string; role: string };

test('scenario 12, BO-75 BO-76 BO-77 a tablet works ten minutes without a network: twelve moves arrive in order, none twice, and a conflict is shown', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(
    /401 \(Unauthorized\)|409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
  );
  const orders: Placed[] = [];
  for (let nth = 0; nth < 5; nth += 1) orders.push(await orderPlov());
  const planted = orders.pop()!;

  const context = await aTablet(browser);
  let board = await new BoardPage(await context.newPage()).signIn('osh', OPERATOR);
  for (const { number } of [...orders, planted]) await expect(board.card(number)).toBeVisible();
  await keepApp(board.page);
  // The snapshot is saved a second after the last change.
  await context.clock.runFor(2_000);

  const place = await board.column('New').boundingBox();
  await loseNetwork(context);
  await context.clock.runFor(31_000);
  await expect(board.page.getByText('New orders can’t arrive.')).toBeVisible();
  expect(await board.column('New').boundingBox(), 'nothing has moved').toEqual(place);
  expect(await findings(board.page)).toEqual([]);
  const colleague = await aColleague(MANAGER);
  const accepted = await colleague({
    path: `/admin/v1/orders/${planted.id}/move`,
    method: 'POST',
    body: { to: 'ACCEPTED', expectedVersion: 1, minutes: 30, reason: null },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(accepted.status, accepted.text).toBe(200);

  const step = async ({ number }: Placed, name: RegExp | string) => {
    await board.card(number).getByRole('button', { name }).click();
    await expect(board.card(number).getByText('Not sent yet')).toBeVisible();
    await context.clock.runFor(45_000);
  };
  for (const order of orders) await step(order, /^Accept · \d+ min$/);
  await step(planted, /^Accept · \d+ min$/);
  for (const order of orders.slice(0, 2)) await step(order, 'Mark as ready');

  const panel = await board.open(orders[0]!.number);
  await expect(panel.getByRole('button', { name: 'Cancel the order…' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(board.page.getByRole('button', { name: 'Pause orders' })).toBeDisabled();

  // The tab is closed and opened again, still without a network.
  await board.page.close();
  board = new BoardPage(await context.newPage());
  await board.page.goto(`http://osh.admin.localhost:${serverPort()}/`);
  for (const order of orders.slice(2)) await step(order, 'Mark as ready');
  for (const order of orders) await step(order, 'Complete');
  await expect(board.page.getByText('Not sent yet: 13')).toBeVisible();

  await server.setClock(3 * MINUTE);
  await expect.poll(readGroup, { message: 'the staff group is warned' }).toContain('📵');

  await findNetwork(board.page);
  await context.clock.runFor(10_000);
  const refused = board.page.getByRole('list', { name: 'Not saved' });
  await expect(refused).toContainText(`№ ${planted.number}`);
  await expect(refused).toContainText(/changed meanwhile by .+: Accepted/);
  await expect(board.page.getByText('Not sent yet')).toHaveCount(0);
  for (const { number } of orders) await expect(board.column('Done today')).toContainText(`№ ${number}`);
  await expect(board.column('Cooking')).toContainText(`№ ${planted.number}`);

  const log = (await colleague({ path: '/admin/v1/audit' })).json<Entry[]>();
  const moves = log
    .filter(({ action, role }) => action.startsWith('order.') && role === 'OPERATOR')
    .map(({ action, subjectId }) => `${subjectId} ${action}`)
    .toReversed();
  const made = (to: string, some: Placed[]) => some.map(({ id }) => `${id} order.${to}`);
  expect(moves).toEqual([...made('ACCEPTED', orders), ...made('DONE', orders), ...made('CLOSED', orders)]);
  for (const { id, guest } of orders) {
    const order = await guest.call({ path: `/orders/v1/orders/${id}` });
    const { history } = order.json<{ history: { status: string }[] }>();
    const statuses = history.map(({ status }) => status).filter((status) => status !== 'CREATED');
    expect(statuses).toEqual([...new Set(statuses)]);
  }
  expect(await findings(board.page)).toEqual([]);
  await refused.getByRole('button', { name: 'I have seen it' }).click();
  await expect(refused).toHaveCount(0);
  await context.close();
});

test('BO-78 a session that ended meanwhile keeps the writes: another person does not send them, their own does', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const placed = await orderPlov();
  const context = await aTablet(browser);
  const { page } = await new BoardPage(await context.newPage()).enter('osh', COOK);
  const board = new BoardPage(page);
  await page.getByRole('link', { name: 'Board' }).click();
  await expect(board.card(placed.number)).toBeVisible();
  await keepApp(page);
  await context.setOffline(true);
  await context.clock.runFor(31_000);
  await board
    .card(placed.number)
    .getByRole('button', { name: /^Accept · \d+ min$/ })
    .click();
  await expect(board.card(placed.number).getByText('Not sent yet')).toBeVisible();

  const cookies = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  await context.clock.runFor(10_000);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByText(/^Not sent yet: 1/)).toBeVisible();

  const status = async () =>
    (await placed.guest.call({ path: `/orders/v1/orders/${placed.id}` })).json<{ status: string }>().status;
  const host = 'osh.admin.localhost';
  const origin = `http://${host}:${serverPort()}`;
  const phone = '998900001006';
  await ask({ host: 'osh.localhost', path: '/users/v1/auth/phone', method: 'POST', body: { phone } });
  const body = { phone, code: await codeSentTo(phone) };
  const other = await ask({ host, path: '/admin/v1/session', method: 'POST', body, headers: { origin } });
  const [name, value] = other.headers['set-cookie']![0]!.split(';')[0]!.split('=') as [string, string];
  const secure = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' as const };
  await context.addCookies([{ name, value, domain: host, ...secure }]);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await context.clock.runFor(10_000);
  expect(await status()).toBe('CREATED');

  await context.clearCookies();
  await context.addCookies(cookies);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await context.clock.runFor(6_000);
  await expect.poll(status).toBe('ACCEPTED');
  await context.close();
});
