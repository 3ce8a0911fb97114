import type { Browser, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, COURIER } from '../../pages/board-page.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { orderPlovAndDrink, reviewPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const DARK = { locale: 'en-GB', colorScheme: 'dark' } as const;

/** A page at a width, in the dark. */
async function open(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ ...DARK, viewport: { width, height: 900 } });
  return context.newPage();
}

/** From its next load on a page is in Arabic and its text twice as large. */
async function enlargeInArabic(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ar');
    document.documentElement.style.setProperty('font-size', '200%');
  });
}

/** The pages of the navigation of a person. */
const pathsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** What axe finds on each path. */
async function findingsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(officeAddress('osh', path));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main')).not.toBeEmpty();
    found.push(...(await findings(page)).map((finding) => `${path} ${finding}`));
  }
  return found;
}

test('scenario 15 B34 a review is answered; axe finds nothing on any screen of an owner, in Arabic, dark and at 200 %', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[01] \(/);
  const number = await orderPlovAndDrink();
  await reviewPlovAndDrink('Osh sovuq edi');
  const page = await open(browser, 1440);
  // The owner has every page of the office.
  await signInAsOwner(page, 'osh');
  const board = new BoardPage(page);
  await expect(board.card(number)).toBeVisible();
  const paths = await pathsOf(page);
  expect(paths).toEqual(expect.arrayContaining(['/audit', '/connections', '/staff', '/kitchen', '/shift']));
  await page.getByRole('link', { name: 'Reviews' }).click();
  const review = page.getByRole('listitem').filter({ hasText: 'Osh sovuq edi' });
  await review.getByRole('textbox', { name: /^Reply, which all guests read/ }).fill('Uzr soʻraymiz!');
  await review.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText('Every review has a reply.')).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).click();
  await expect(review.getByText('Uzr soʻraymiz!')).toBeVisible();
  await enlargeInArabic(page);
  expect(await findingsOf(page, paths)).toEqual([]);

  await page.goto(officeAddress('osh'));
  await page.locator('[data-opener]').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'an opened order').toEqual([]);
  await page.keyboard.press('Escape');
  for (const key of ['b', '?', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), `the window of ${key}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.context().close();
});

test('scenario 15 FMT-08 axe finds nothing before the sign-in, where a phone reads from the left, and on a courier’s phone, in Arabic, dark and at 200 %', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[01] \(/);
  const door = await open(browser, 360);
  await enlargeInArabic(door);
  expect(await findingsOf(door, ['/enrol', '/join', '/'])).toEqual([]);
  await door.locator('input[type="tel"]').fill('+998 90 000 99 99');
  await door.keyboard.press('Enter');
  await expect(door.getByText('\u2066+998 90 000 99 99\u2069')).toBeVisible();
  await door.context().close();

  const { page } = await new BoardPage(await open(browser, 360)).enter('osh', COURIER);
  await expect(page).toHaveURL(/\/deliveries$/);
  const paths = await pathsOf(page);
  expect(paths).not.toContain('/');
  await enlargeInArabic(page);
  expect(await findingsOf(page, paths)).toEqual([]);
  await page.context().close();
});
