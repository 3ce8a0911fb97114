import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { MINUTE_MS } from '@dasturxon/core/kernel';
import { CHROMIUM_ARGS } from '@dasturxon/tooling/chromium';
import { type CDPSession, chromium, type Page, type Response } from '@playwright/test';

import { BoardPage, OPERATOR } from '../src/pages/board-page.ts';
import { orderPlovAndDrink } from '../src/place-order.ts';
import { startServer } from '../src/server/running-server.ts';

/*
 * The numbers of the order board (C.13): bytes and first card on Slow 4G, frames while 300 open orders scroll on a CPU four times slower,
 * and the heap after the changes of a long evening. The page is the real one of a real server; its stream is answered here with
 * copies of one real order, so that the numbers are the browser's alone. Run: node packages/e2e/bench/board.ts
 */

const ORDERS = 300;
/** As many as four minutes bring. */
const UNANSWERED = 20;
/** Twelve hours with a change every seven seconds. */
const CHANGES = 6_000;
const CHANGES_AT_ONCE = 500;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const STREAM = '**/admin/v1/board/events*';

type Order = { id: string; number: number; version: number; status: string };
type Change = {
  cursor: string;
  orders: Order[];
  removed: string[];
  isComplete: boolean;
  branches: unknown[];
};

const event = (change: Change) => `data: ${JSON.stringify(change)}\n\n`;
const changed = (orders: Order[], isComplete: boolean): Change => ({
  cursor: String(Date.now()),
  orders,
  removed: [],
  isComplete,
  branches: [],
});

/** A copy whose times are so many milliseconds earlier. */
const earlier = (order: Order, ms: number): Order =>
  JSON.parse(JSON.stringify(order), (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? new Date(Date.parse(value) - ms).toISOString()
      : value,
  ) as Order;

/** Most are being cooked; their times change one after another, as those of real orders do. */
const copiesOf = ({ fresh, taken }: { fresh: Order; taken: Order }): Order[] =>
  Array.from({ length: ORDERS }, (_, at) => ({
    ...earlier(at < UNANSWERED ? fresh : taken, (at * MINUTE_MS) / ORDERS),
    id: `copy-${at}`,
    number: 1_000 + at,
  }));

/** Answers the stream with what is waiting, in one answer each time that the page opens it. */
async function playStream(page: Page, first: Change): Promise<(changes: Change[]) => void> {
  let waiting = [first];
  await page.route(STREAM, async (route) => {
    const body = waiting.map(event).join('') || ': nothing\n\n';
    waiting = [];
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  return (changes) => {
    waiting = changes;
  };
}

/** Frames per second while every column scrolls for three seconds, and the share of frames above 25 ms. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    const lists = [...document.querySelectorAll('[data-column] ul')].map((list) => list.parentElement!);
    const scrolled = lists
      .flatMap((list) => [list, ...list.children])
      .filter(
        (each) =>
          each.scrollHeight > each.clientHeight + 100 && getComputedStyle(each).overflowY !== 'visible',
      );
    const gaps: number[] = [];
    const began = performance.now();
    for (let last = began; last - began < 3_000;) {
      for (const each of scrolled) each.scrollTop += 24;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      gaps.push(now - last);
      last = now;
    }
    const long = gaps.filter((gap) => gap > 25).length;
    return {
      scrolled: scrolled.length,
      fps: Math.round((1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)),
      longShare: Math.round((100 * long) / gaps.length),
    };
  });

async function heapMb(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_048_576;
}

/** Notes when the frame with the first card is done: on a busy machine Playwright sees it some 0.4 s later. */
function noteFirstCard(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-order]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { firstCard: performance.now() })));
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the navigation to the first card, and the gzip bytes of the scripts until then. */
async function firstCard(page: Page, client: CDPSession) {
  const scripts: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', collect);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(noteFirstCard);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'firstCard' in window);
  // The cast names what `noteFirstCard` adds to the window.
  const ms = await page.evaluate(() => (window as unknown as { firstCard: number }).firstCard);
  page.off('response', collect);
  await client.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { ms: Math.round(ms), kb: Math.round(bytes / 1024) };
}

async function measure(page: Page): Promise<void> {
  const board = await new BoardPage(page).signIn('osh', OPERATOR);
  const [taken, fresh] = [await orderPlovAndDrink(), await orderPlovAndDrink()];
  await board.card(fresh).waitFor();
  await board
    .card(taken)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await board
    .column('New')
    .getByRole('article', { name: `Order ${taken}` })
    .waitFor({ state: 'hidden' });
  const snapshot = (await page.evaluate(async () => (await fetch('/admin/v1/board')).json())) as Change;
  const byNumber = (number: string) => snapshot.orders.find((order) => String(order.number) === number)!;
  const copies = copiesOf({ fresh: byNumber(fresh), taken: byNumber(taken) });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');

  const first = await firstCard(page, client);
  process.stdout.write(`first card on Slow 4G: ${first.ms} ms, scripts: ${first.kb} kB gzip\n`);

  const send = await playStream(page, changed(copies, true));
  await page.reload();
  await page.waitForSelector('[data-order="copy-299"]', { state: 'attached' });
  // What staff scroll is a page at rest.
  await page.waitForSelector('[data-order]:not([data-laid-out])', { state: 'detached' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  process.stdout.write(`scroll of ${ORDERS} orders, CPU x4: ${JSON.stringify(await scroll(page))}\n`);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const before = await heapMb(client);
  for (let sent = 0; sent < CHANGES; sent += CHANGES_AT_ONCE) {
    const version = 2 + sent;
    const batch = Array.from({ length: CHANGES_AT_ONCE }, (_, at) =>
      changed([{ ...copies[(sent + at) % ORDERS]!, version: version + at }], false),
    );
    const answered = page.waitForResponse(STREAM);
    send(batch);
    await answered;
    await page.waitForResponse(STREAM);
  }
  const after = await heapMb(client);
  process.stdout.write(`heap: ${before.toFixed(1)} MB, after ${CHANGES} changes ${after.toFixed(1)} MB\n`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-board-'));
const server = await startServer(dataDir);
process.env['E2E_PORT'] = String(server.port);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await measure(await context.newPage());
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
