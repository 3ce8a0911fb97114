import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { OWNER, setUpAuthenticator, typePhoneAndCode } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const board = (page: Page) => page.getByRole('region', { name: /^New \d+$/ });

/** A passkey provider inside Chromium that confirms the person by itself. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test('an owner sets up an authenticator, enters again by a recovery code and then by a passkey', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /403 \(Forbidden\)/, /400 \(Bad Request\)/);
  await addVirtualAuthenticator(page);
  await typePhoneAndCode(page, 'osh', OWNER);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const codes = await setUpAuthenticator(page);
  expect(codes).toHaveLength(10);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await typePhoneAndCode(page, 'osh', OWNER);
  const field = page.getByLabel('Code of the app, or a recovery code');
  await field.fill('AAAAA-AAAAA');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This code or passkey is not right')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await field.fill(codes[0]!);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(board(page)).toBeVisible();

  await page.getByRole('link', { name: 'My sign-in' }).click();
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey or an app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await typePhoneAndCode(page, 'osh', OWNER);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Recovery code used' })).toBeVisible();
  await page.getByLabel('Action').selectOption({ label: 'Passkey added' });
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/action=factor\.addPasskey/);
  expect(await findings(page)).toEqual([]);
});
