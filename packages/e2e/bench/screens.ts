import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@dasturxon/tooling/run-step';

import { checkOutLunch, fetchMyself } from '../src/journeys.ts';
import { MenuPage } from '../src/pages/menu-page.ts';
import { OrderPage } from '../src/pages/order-page.ts';
import { startServer } from '../src/server/running-server.ts';
import { BrowserProfile, type Conditions, type Target, type Visit } from './harness/browser-profile.ts';
import { settle } from './harness/load.ts';
import { type Tapped, tapUntilAnswered } from './harness/tap.ts';

/**
 * From the finger to the screen, in ms, from a menu that was here before; `inp` is the longest event of all taps from a
 * dish to the placed order, which is what a visitor's INP would be.
 */
export type Opened = Record<'product' | 'checkout' | 'order' | 'inp', number | null>;

/** Drawing the pictures of the demo brands takes a minute; the folder is kept. */
const DATA = join(ROOT, '.cache/bench-demo');
const PATIENCE_MS = 20_000;

type Step = { tap: string; shows: string };
const PRODUCT: Step = {
  tap: '[data-product] a[href^="/product/"]',
  shows: 'dialog[open]',
};
const ADD: Step = { tap: 'dialog[open] #add-to-basket', shows: '[data-basket]' };
const BASKET: Step = { tap: '[data-basket]', shows: '#to-checkout' };
const CHECKOUT: Step = { tap: '#to-checkout', shows: '#place-order' };
const PLACE: Step = { tap: '#place-order', shows: '[data-route="profile-orders-id"] h1' };
const ORDER: Step = { tap: 'a[href^="/profile/orders/"]', shows: '[data-route="profile-orders-id"] h1' };

/**
 * How long a dish's sheet, checkout and an order take to open at Osh Markazi, for a guest who has signed in and ordered
 * before the measurement: everything is in the browser's caches.
 */
export async function measureScreens(conditions: Conditions, rounds: number): Promise<Opened[]> {
  mkdirSync(DATA, { recursive: true });
  const server = await startServer(DATA, { LOG_LEVEL: 'warn' });
  process.env['E2E_PORT'] = String(server.port);
  const site = `http://osh.localhost:${server.port}`;
  const opened: Opened[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      opened.push(await inOneProfile(conditions, site));
      console.error(`round ${round}/${rounds} screens: ${JSON.stringify(opened.at(-1))}`);
    }
  } finally {
    await server.stop();
  }
  return opened;
}

async function inOneProfile(conditions: Conditions, site: string): Promise<Opened> {
  const profile = await BrowserProfile.open(conditions, site);
  try {
    await haveOrdered(profile, site);
    const target: Target = { name: 'screens', url: `${site}/`, card: '[data-product]', add: '', ack: '' };
    const visit = await profile.page(target);
    const open = async (path: string) => {
      await visit.page.goto(site + path, { waitUntil: 'commit', timeout: 60_000 });
      await settle(visit, conditions);
    };
    await open('/');
    const went: Tapped[] = [];
    for (const step of [PRODUCT, ADD, BASKET, CHECKOUT, PLACE]) {
      went.push(await tapped(visit, step));
      await settle(visit, conditions);
    }
    const [product, , , checkout, placed] = went.map(msOf);
    await open('/profile/orders');
    const order = msOf(await tapped(visit, ORDER));
    // The page counts every tap since it was opened; a way that was not gone to its end has no worst tap.
    const inp = placed === null ? null : Math.max(...went.map((one) => one.inp));
    return { product: product ?? null, checkout: checkout ?? null, order, inp };
  } finally {
    await profile.close();
  }
}

/** An order to open, a session, and every chunk in the caches; without throttling. */
async function haveOrdered(profile: BrowserProfile, site: string): Promise<void> {
  await profile.context.addCookies([{ name: 'lang', value: 'eng', url: site }]);
  const page = await profile.context.newPage();
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  await new OrderPage(page).id();
  await new MenuPage(page).open();
  await page.locator('[data-product] a').first().tap();
  await page.getByRole('dialog').first().waitFor();
  await page.close();
}

function tapped(visit: Visit, { tap: at, shows }: Step): Promise<Tapped> {
  const target: Target = { name: at, url: '', card: '', add: at, ack: shows };
  return tapUntilAnswered(visit, target, PATIENCE_MS);
}

const msOf = ({ ack, tap }: Tapped): number | null => (ack !== null && tap !== null ? ack - tap : null);
