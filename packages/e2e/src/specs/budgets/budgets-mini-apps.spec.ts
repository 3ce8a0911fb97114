import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';
import { withoutMouse } from '../../without-mouse.ts';

test.beforeEach(withoutMouse);

type Shell = 'tg' | 'click';
const SHELLS: readonly Shell[] = ['tg', 'click'];

/** Bytes of scripts, brotli: the menu page's own budget, and what a host may add, with all that is there for its guest. */
const MENU = 90_200;
const HOST: Readonly<Record<Shell, number>> = { tg: 29_500, click: 10_000 };
/** Of Osh Markazi, whose stories are pictures too, with the ratings and the opening hours that follow the first paint. */
const REQUESTS = 25;
const LATER = /\/assets\/(?:tg|click)\/assets\/(?!main-)[^/]+\.js$/;

/** The host's address of the storefront, with its signed launch parameters. */
async function launch(shell: Shell): Promise<string> {
  const [kind, who] =
    shell === 'tg'
      ? (['telegram', { userId: randomInt(1e6, 2e9), firstName: 'Alisher' }] as const)
      : (['click', { clientId: randomInt(1e6, 2e9), firstName: 'Alisher', phone: aPhone() }] as const);
  const body = { vendor: 'osh', ...who };
  const answer = await ask({ path: `/sandbox/api/${kind}/launch`, method: 'POST', body });
  const { pathname, search, hash } = new URL(answer.json<{ url: string }>().url);
  return pathname + search + hash;
}

/** A Telegram that receives every event and answers none. */
const withTelegram = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  });

/** Opens a page, waits until it has asked for this person's orders, and weighs what it has loaded. */
async function weigh(page: Page, open: () => Promise<unknown>) {
  const scripts: string[] = [];
  let exchanges = 0;
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/webbot/')) exchanges += 1;
    if (pathname.endsWith('.js') && !scripts.includes(pathname)) scripts.push(pathname);
  });
  const known = page.waitForResponse((answer) => /\/user\/[^/]+\/active/.test(answer.url()), {
    timeout: 60_000,
  });
  await open();
  await known;
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(
    scripts.map(async (path) => {
      const { headers } = await ask({ host: 'osh.localhost', path, headers: { 'accept-encoding': 'br' } });
      return Number(headers['content-length']);
    }),
  );
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  return { js: sum(bytes), exchanges, requests };
}

// The brand's own language: a chosen one loads another catalogue.
test.use({ language: null });

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const shell of SHELLS) {
  test(`the /${shell}/ entry is the menu page and at most ${kB(HOST[shell])} of its host`, async ({
    page,
  }) => {
    if (shell === 'tg') await withTelegram(page);
    const found = await weigh(page, async () => page.goto(await launch(shell)));
    const summary = `JS ${kB(found.js)} with what is the guest’s, ${found.requests} requests`;
    test.info().annotations.push({ type: `/${shell}/`, description: summary });
    console.log(`\n/${shell}/, brotli: ${summary}`);
    expect.soft(found.exchanges).toBe(1);
    expect.soft(found.js).toBeLessThanOrEqual(MENU + HOST[shell]);
    expect.soft(found.requests).toBeLessThanOrEqual(REQUESTS);
  });

  test(`the first card of /${shell}/ waits for nothing of its host`, async ({ page }) => {
    if (shell === 'tg') await withTelegram(page);
    const address = await launch(shell);
    const { text } = await ask({ host: 'osh.localhost', path: `/${shell}/` });
    expect(text).toContain('data-product=');
    const named = [...text.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(new Set(named).size).toBe(1);
    const { headers } = await ask({
      host: 'osh.localhost',
      path: named[0]!,
      headers: { 'accept-encoding': 'br' },
    });
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(MENU + HOST[shell]);
    // What is loaded beside the menu, and the exchange of the launch, never come.
    let kept = 0;
    await page.route(LATER, () => void (kept += 1));
    await page.route(/\/webbot\//, () => void (kept += 1));
    await page.goto(address);
    const menu = new MenuPage(page);
    await expect(menu.cards.first()).toBeVisible();
    await menu.cards.first().locator('[data-add]').tap();
    await expect.poll(() => menu.total()).toBeGreaterThan(0);
    await expect.poll(() => kept).toBeGreaterThan(0);
  });
}
