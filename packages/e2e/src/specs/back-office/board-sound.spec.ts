import type { BrowserContext, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { serverPort } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** What a page plays and shows. `made` is what it has last made to be played. */
type Observed = { ringing: number; chimes: number; messages: string[]; made: AudioBuffer | null };
type ObservedWindow = Window & { observed: Observed };

/** Counts what a page plays and shows: Chromium has no loudspeaker here, and its tabs are never hidden. */
function listen(): void {
  const observed: Observed = { ringing: 0, chimes: 0, messages: [], made: null };
  class Listening extends AudioContext {
    override createBuffer(...size: Parameters<AudioContext['createBuffer']>): AudioBuffer {
      observed.made = super.createBuffer(...size);
      return observed.made;
    }
    override createBufferSource(): AudioBufferSourceNode {
      const node = super.createBufferSource();
      const [start, stop] = [node.start.bind(node), node.stop.bind(node)];
      return Object.assign(node, {
        start() {
          observed[node.loop ? 'ringing' : 'chimes'] += 1;
          start();
        },
        stop() {
          if (node.loop) observed.ringing -= 1;
          stop();
        },
      });
    }
  }
  class Message extends EventTarget {
    static permission = 'granted';
    constructor(text: string) {
      super();
      observed.messages.push(text);
    }
    close(): void {
      observed.messages.pop();
    }
  }
  Object.assign(window, { observed, AudioContext: Listening, Notification: Message });
}

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

// The cast names what `listen` adds to the window.
const observedBy = (page: Page) =>
  page.evaluate(() => {
    const { ringing, chimes, messages, made } = (window as unknown as ObservedWindow).observed;
    return { ringing, chimes, messages, loudness: made ? Math.max(...made.getChannelData(0)) : 0 };
  });
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

test('scenario 1, BO-70 of two tabs one rings, also hidden, until the last new order is answered', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(listen);
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
  await page.addInitScript(listen);
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
  await context.close();
});
