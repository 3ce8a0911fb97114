import { expect, type Page } from '@playwright/test';

import { PLOV } from './journeys.ts';
import { MenuPage } from './pages/menu-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { aPhone } from './people.ts';

/** A host signs in and starts a group order with a wedding plov, in English; gives the id and the mark of its link. */
export async function startGroup(
  page: Page,
  { isSplit = false } = {},
): Promise<{ id: string; mark: string }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  const main = page.getByRole('main');
  const together = main.getByRole('button', { name: 'Order together' });
  await together.tap();
  await new SignInPage(page).signIn(aPhone());
  await together.tap();
  await main.getByLabel('Your name').fill('Aziza');
  if (isSplit) await main.getByText('Each pays their own', { exact: true }).tap();
  await main.getByRole('button', { name: 'Start the group order' }).tap();
  await expect(
    main.getByText(isSplit ? 'Each pays their own part.' : 'Dishes can be added until'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Copy the link' }).tap();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, id, mark] = /\/basket\?group=([\w-]+)\.(\w+)$/.exec(link)!;
  return { id: id!, mark: mark! };
}
