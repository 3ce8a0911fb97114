import type { Browser } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const aDesk = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();

test('scenario 18 BO-200 BO-204 two editors change different fields and both stay; of one field the second reads both values and chooses', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/, /ERR_FAILED/);
  const manager = await aDesk(browser);
  await new BoardPage(manager).signIn('osh', MANAGER);
  const owner = await aDesk(browser);
  await signInAsOwner(owner, 'osh');
  for (const page of [manager, owner]) {
    await page.goto(officeAddress('osh', '/menu'));
    await page.getByLabel('Search products').fill('wedding plov');
    await page.getByRole('button', { name: 'Open: Wedding plov', exact: true }).click();
  }
  const nameOf = (page: typeof owner) =>
    page.getByRole('dialog').getByLabel('Name, English', { exact: true });
  const priceOf = (page: typeof owner) => page.getByRole('dialog').getByLabel('Price, soʻm', { exact: true });
  await nameOf(manager).fill('Royal plov');
  await priceOf(owner).fill('58000');
  await expect(nameOf(owner)).toHaveValue('Royal plov', FOLLOWED);
  await expect(priceOf(manager)).toHaveValue(/58.?000/, FOLLOWED);

  // The owner does not read what the manager saves next.
  await owner.route('**/drafts/menu/patches', (route) => route.abort());
  await priceOf(manager).fill('59000');
  await expect(manager.getByRole('dialog').getByText('All changes are in the draft')).toBeVisible();
  await priceOf(owner).fill('60000');
  const both = owner.getByRole('dialog').getByText(/saved “59.000” meanwhile\. You typed “60.000”\.$/);
  await expect(both).toBeVisible();
  expect(await findings(owner)).toEqual([]);
  await owner.unroute('**/drafts/menu/patches');
  await owner.getByRole('dialog').getByRole('button', { name: 'Save mine' }).click();
  await expect(both).toBeHidden();
  // A field that is being typed in keeps what is typed.
  await priceOf(manager).blur();
  await expect(priceOf(manager)).toHaveValue(/60.?000/, FOLLOWED);
});
