import { expect, type Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { anOwnersLink, proveOwner } from '../../pages/new-owner.ts';
import { aPhone } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { test } from '../../test.ts';

const server = useOwnServer({ isEmbedded: true });

const steps = (page: Page) => page.getByRole('main').locator('ol').first().getByRole('button');

/** What an owner needs no other screen for, by step. */
const INSIDE: Readonly<Record<number, readonly [string, string]>> = {
  0: ['the logo from the device', 'input[type=file][accept^="image"]'],
  1: ['a menu file', 'input[type=file][accept=".xlsx,.csv"]'],
  3: ['the price of delivery', '[id="price"] input'],
};

/** What axe finds on the open page, and whether the page is wider than its window. */
async function troubles(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('main')).not.toBeEmpty();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  const found = await findings(page);
  return [
    ...found.map((finding) => `${name}: ${finding}`),
    ...(isWide ? [`${name}: wider than the window`] : []),
  ];
}

test('BO-330 BO-332 BO-354 axe finds nothing on the page of the link and on any step, in Arabic, dark and on a phone; the keyboard alone makes the restaurant', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[01] \(/);
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: false,
    hasTouch: false,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(await anOwnersLink(server));
  const name = page.getByLabel('Name of the restaurant');
  await expect(name).toBeFocused();
  const found = await troubles(page, 'link');
  await page.keyboard.type('Osh Markazi');
  await expect(page.getByText('This address is free.')).toBeVisible();
  // The address, the main language, seven languages, the menus, then the button.
  const make = page.getByRole('button', { name: 'Make the restaurant' });
  for (let n = 0; n < 14 && !(await make.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await expect(make).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are the owner' })).toBeVisible();
  found.push(...(await troubles(page, 'owner')));
  await proveOwner(page, aPhone());
  await expect(steps(page)).toHaveCount(9);

  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (let n = 0; n < 9; n += 1) {
    await steps(page).nth(n).click();
    await expect(page.locator('#setup-step')).toHaveText(await steps(page).nth(n).innerText());
    found.push(...(await troubles(page, `step ${n + 1}`)));
    const [name, control] = INSIDE[n] ?? [];
    if (control) expect([name, await page.locator(control).count()]).toEqual([name, 1]);
  }
  expect(found).toEqual([]);
  await context.close();
});
