import { findings } from '../../findings.ts';
import {
  officeAddress,
  OWNER,
  setUpAuthenticator,
  signInAsOwner,
  typePhoneAndCode,
} from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-356 BO-357 an owner reads the menu of another own brand with a code of that brand, and puts it into the draft', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[0134] \((Bad Request|Unauthorized|Forbidden|Not Found)\)/);
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const burger = await other.newPage();
  await typePhoneAndCode(burger, 'burger', OWNER);
  const [code = ''] = await setUpAuthenticator(burger);
  await other.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page, 'osh');
  await page.goto(officeAddress('osh', '/menu'));
  await page.getByRole('button', { name: 'Import and export…' }).click();
  const part = page.getByRole('region', { name: 'From another brand of yours' });
  const read = part.getByRole('button', { name: 'Read its menu' });
  await expect(read).toBeDisabled();
  await part.getByLabel('Brand', { exact: true }).selectOption({ label: 'Burger Bek' });
  const field = part.getByLabel('Code of the app, or a recovery code');
  await field.fill('000000');
  await read.click();
  await expect(part.getByText('This code or passkey is not right. Try again.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await field.fill(code);
  await read.click();
  await expect(part.getByText(/^New: \d+\. Changed: \d+\./)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await part.getByRole('button', { name: /^Put into the draft: \d+$/ }).click();
  await expect(part.getByText('The ticked rows are in the draft.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of the menu' });
  // Rows carry no combo, so that one without a price of its own costs nothing.
  await changes.getByRole('checkbox', { name: 'Publish with these errors' }).check();
  await changes.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(changes.getByText('Published as version')).toBeVisible();
});
