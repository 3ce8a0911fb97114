import { findings } from '../../findings.ts';
import { proveOwner } from '../../pages/new-owner.ts';
import {
  officeAddress,
  OWNER,
  setUpAuthenticator,
  signInAsOwner,
  typePhoneAndCode,
} from '../../pages/staff-sign-in.ts';
import { aPhone } from '../../people.ts';
import { serverPort } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

test('BO-365 C10 an owner makes a new brand from this one, opens its website and becomes its owner', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/4(01|09) \(/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page, 'osh');
  await page.goto(officeAddress('osh', '/brand-file'));
  const copy = page.getByRole('region', { name: 'Make a new brand from this one' });
  const make = copy.getByRole('button', { name: 'Make the new brand' });
  await expect(make).toBeDisabled();
  await copy.getByLabel('Name of the new brand').fill('Osh Markazi 2');
  await expect(copy.getByText('osh-markazi-2.localhost')).toBeVisible();
  const address = copy.getByLabel('Address on the internet');
  await address.fill('burger');
  await expect(copy.getByText('Another restaurant has this address.')).toBeVisible();
  await expect(make).toBeDisabled();
  await address.fill('osh2');
  await expect(copy.getByText('This address is free.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await make.click();

  await expect(page.getByRole('heading', { name: 'You are the owner' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(`osh2.admin.localhost:${serverPort()}`);
  await proveOwner(page, aPhone());
  // The set-up goes on where the copy has no answer of its own.
  await expect(page.getByRole('heading', { level: 2, name: 'Payments', exact: true })).toBeVisible();

  await page.goto(`http://osh2.localhost:${serverPort()}/`);
  await expect(page).toHaveTitle(/Osh Markazi 2/);
  await expect(page.getByText(/Qazili toʻy oshi|Plov with kazy/).first()).toBeVisible();
});

test('BO-521 BO-522 an owner asks for the deletion of the brand, reads its day and calls it off', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/4(0[01]|22) \(/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await typePhoneAndCode(page, 'burger', OWNER);
  const [code = ''] = await setUpAuthenticator(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto(officeAddress('burger', '/brand-file'));
  const part = page.getByRole('region', { name: 'Delete this brand' });
  const ask = part.getByRole('button', { name: 'Delete the brand in 30 days' });
  const name = part.getByLabel(/^Name of the brand/);
  const typedCode = part.getByLabel('Code of the app, or a recovery code');
  await name.fill('Burger');
  await typedCode.fill('000000');
  await expect(ask).toBeDisabled();
  await name.fill('Burger Bek');
  await ask.click();
  await expect(part.getByText('This code or passkey is not right. Try again.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await typedCode.fill(code);
  await ask.click();
  await expect(part.getByText(/^This brand is deleted on \d\d\.\d\d\.\d{4}/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await part.getByRole('button', { name: 'Call the deletion off' }).click();
  await expect(ask).toBeVisible();
  await page.goto(`http://burger.localhost:${serverPort()}/`);
  await expect(page).toHaveTitle(/Burger Bek/);
});
