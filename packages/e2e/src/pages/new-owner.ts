import { expect, type Page } from '@playwright/test';

import { codeSentTo } from '../people.ts';
import { serverPort } from '../server/ask.ts';
import type { OwnServer } from '../server/own-server.ts';
import { setUpAuthenticator } from './staff-sign-in.ts';

/** The link that an operator of the deployment prints, at the port of the server under test. */
export async function anOwnersLink({ runCommand }: Pick<OwnServer, 'runCommand'>): Promise<string> {
  const printed = await runCommand('brand-new.ts', ['--invite'], {});
  const link = new URL(/https?:\S+/.exec(printed)?.[0] ?? '');
  return `http://localhost:${serverPort()}${link.pathname}${link.hash}`;
}

/** On the page of the link: a name, whose address is free, and the menu of national dishes. */
export async function makeRestaurant(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the restaurant').fill(name);
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByRole('radio', { name: 'National dishes' }).click();
  await page.getByRole('button', { name: 'Make the restaurant' }).click();
  await expect(page.getByRole('heading', { name: 'You are the owner' })).toBeVisible();
}

/** On the brand's own back office: a proven phone, and the authenticator that owners need. */
export async function proveOwner(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Nodira');
  await page.getByLabel('Phone number').fill(`+${phone}`);
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByText('We sent a code')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
  await page.getByRole('button', { name: 'Continue' }).click();
  await setUpAuthenticator(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
}
