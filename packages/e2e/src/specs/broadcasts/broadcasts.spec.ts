import { randomInt } from 'node:crypto';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

const DAY_S = 86_400;
/** Seconds until the next noon of Tashkent. */
const untilNoon = () => (DAY_S + 7 * 3_600 - (Math.floor(Date.now() / 1_000) % DAY_S)) % DAY_S;

const act = (what: string, body: object) =>
  ask({ path: `/sandbox/api/telegram/${what}`, method: 'POST', body });
type Shown = {
  messageId: number;
  pieces: { text: string }[];
  buttons: { text: string; callback_data?: string }[][];
};

/** What stands in a chat with the bot, the newest last. */
async function messagesIn(chatId: number): Promise<Shown[]> {
  const answer = await ask({ path: '/sandbox/api/telegram/chats?vendor=osh' });
  const { chats } = answer.json<{ chats: { id: number; messages: Shown[] }[] }>();
  return chats.find(({ id }) => id === chatId)?.messages ?? [];
}
const textsIn = async (chatId: number) =>
  (await messagesIn(chatId)).map(({ pieces }) => pieces.map(({ text }) => text).join(''));

test('BO-344 BO-345 BO-346 a manager sends a broadcast by keyboard: Telegram limits the bot, one guest has blocked it, another ends them', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await server.setClock(untilNoon());
  const [reader, blocker] = [randomInt(1_000_000, 900_000_000), randomInt(900_000_001, 1_900_000_000)];
  for (const chatId of [reader, blocker]) {
    await act('write', { vendor: 'osh', chatId, text: '/news' });
    await expect.poll(() => textsIn(chatId), FOLLOWED).toHaveLength(2);
  }
  await act('errors', { code: 429, chatId: reader, retryAfter: 2 });
  await act('errors', { code: 403, chatId: blocker });

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Broadcasts' })).toBeVisible();
  await expect(page.getByText(/^Guests: [1-9]/)).toBeVisible();
  await page.getByLabel('Text, Oʻzbek').fill('Bugun osh 20% arzon');
  await page.getByLabel('Text, English').fill('Plov is 20% off today');
  await page.getByLabel('Button, Oʻzbek').fill('Buyurtma berish');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to the guests' }).press('Enter');
  const row = page.getByRole('list', { name: 'Last broadcasts' }).getByRole('listitem').first();
  await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(row).toContainText('blocked the bot: 1');
  await expect(row).toContainText(/sent: [1-9]/);
  expect(await findings(page)).toEqual([]);
  const isOurs = (text: string) => /osh 20% arzon|Plov is 20% off/.test(text);
  expect((await textsIn(reader)).filter(isOurs)).toHaveLength(1);
  expect((await textsIn(blocker)).filter(isOurs)).toHaveLength(0);

  const sent = (await messagesIn(reader)).find(({ pieces }) =>
    isOurs(pieces.map(({ text }) => text).join('')),
  )!;
  const off = sent.buttons.flat().find(({ callback_data: data }) => data !== undefined)!;
  const press = { vendor: 'osh', chatId: reader, messageId: sent.messageId, data: off.callback_data };
  await act('press', press);
  await expect.poll(async () => (await textsIn(reader)).at(-1), FOLLOWED).toContain('/news');
  await desk.close();
});
