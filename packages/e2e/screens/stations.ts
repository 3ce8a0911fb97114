import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { BoardPage, COOK, COURIER } from '../src/pages/board-page.ts';
import { officeAddress, signInAsOwner } from '../src/pages/staff-sign-in.ts';

/** Light and dark. */
export const LOOKS = ['light', 'dark'] as const;
/** How a screen is shown. */
export type Look = { language: string; colorScheme: (typeof LOOKS)[number] };

/** A place of work: its screen, and who signs in there. */
export type Station = {
  name: string;
  viewport: { width: number; height: number };
  /** Null: before the sign-in. */
  signIn: ((page: Page) => Promise<unknown>) | null;
};

/** Where the staff works. */
export const STATIONS: readonly Station[] = [
  { name: 'sign-in', viewport: { width: 360, height: 740 }, signIn: null },
  {
    name: 'owner',
    viewport: { width: 1440, height: 900 },
    signIn: (page) => signInAsOwner(page, 'osh'),
  },
  {
    name: 'kitchen',
    viewport: { width: 1024, height: 768 },
    signIn: (page) => new BoardPage(page).enter('osh', COOK),
  },
  {
    name: 'courier',
    viewport: { width: 360, height: 740 },
    signIn: (page) => new BoardPage(page).enter('osh', COURIER),
  },
];

const BEFORE_SIGN_IN = ['/', '/enrol', '/join'];
/** A screen loads its files and its data; its maps and pictures come last. In milliseconds. */
const SETTLED_MS = 700;

type Context = Parameters<Browser['newContext']>[0];

async function signedIn(
  browser: Browser,
  { signIn, viewport }: Station,
): Promise<{ state: Awaited<ReturnType<BrowserContext['storageState']>> | null; paths: string[] }> {
  if (signIn === null) return { state: null, paths: BEFORE_SIGN_IN };
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page);
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '/'));
  const state = await context.storageState();
  await context.close();
  return { state, paths };
}

const fileName = (path: string) => path.replaceAll('/', '') || 'first';

async function take(page: Page, path: string, file: string): Promise<void> {
  await page.goto(officeAddress('osh', path));
  await page.getByRole('main').or(page.getByRole('form')).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  // A picture shows what there is by now; nothing is proven by it.
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: file });
}

/** Takes a picture of each page of a station in each look; returns how many. */
export async function photograph(
  browser: Browser,
  { station, looks, out }: { station: Station; looks: readonly Look[]; out: string },
): Promise<number> {
  const { state, paths } = await signedIn(browser, station);
  let count = 0;
  for (const { language, colorScheme } of looks) {
    const options: Context = {
      viewport: station.viewport,
      colorScheme,
      ...(state && { storageState: state }),
    };
    const context = await browser.newContext(options);
    await context.addInitScript((chosen) => {
      localStorage.setItem('language', chosen);
      // The branch that the orders are at.
      localStorage.setItem('kitchen-branch', 'osh-b-markaz');
    }, language);
    const page = await context.newPage();
    for (const path of paths) {
      const file = [station.name, fileName(path), language, colorScheme].join('-');
      await take(page, path, join(out, `${file}.png`));
      count += 1;
    }
    await context.close();
  }
  return count;
}
