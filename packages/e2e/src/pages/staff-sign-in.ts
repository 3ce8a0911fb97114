import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { codeSentTo } from '../people.ts';
import { serverPort } from '../server/ask.ts';
import type { Brand } from '../test.ts';

/** The phone of the demo's owner. */
export const OWNER = '998900001001';

/** The address of a brand's back office. */
export const officeAddress = (brand: Brand, path = '/') =>
  `http://${brand}.admin.localhost:${serverPort()}${path}`;

/** The last code that was typed for each phone: the SMS of the next one takes a moment. */
const typed = new Map<string, string>();

async function newCodeFor(phone: string): Promise<string> {
  await expect.poll(() => codeSentTo(phone)).not.toBe(typed.get(phone));
  const code = await codeSentTo(phone);
  typed.set(phone, code);
  return code;
}

/** Opens the back office and sends the code of the SMS back. */
export async function typePhoneAndCode(page: Page, brand: Brand, phone: string): Promise<void> {
  await page.goto(officeAddress(brand));
  await page.getByLabel('Phone number').fill(`+${phone}`);
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByText('We sent a code')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(await newCodeFor(phone));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sets an authenticator app up in the open form and returns its recovery codes. */
export async function setUpAuthenticator(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code of the app').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  return page.getByRole('listitem').allInnerTexts();
}

/** Signs the demo's owner in for the first time, with the authenticator app that the role needs. */
export async function signInAsOwner(page: Page, brand: Brand): Promise<void> {
  await typePhoneAndCode(page, brand, OWNER);
  await setUpAuthenticator(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
}
