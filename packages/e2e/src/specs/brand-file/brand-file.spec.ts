import { readFile } from 'node:fs/promises';

import { findings } from '../../findings.ts';
import { anOwnersLink, makeRestaurant, proveOwner } from '../../pages/new-owner.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { aPhone } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ isEmbedded: true });

test('BO-360 BO-361 BO-362 BO-363 an owner downloads the brand and brings the file into a new brand, whose guests see it once it is published', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/4(0[01]|22) \(/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page, 'osh');
  await page.goto(officeAddress('osh', '/brand-file'));
  const mine = page.getByRole('region', { name: 'Download this brand as a file' });
  await mine.getByText('Guests: names, phones, addresses, points').click();
  await expect(mine.getByText('This is personal data of guests.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Download the file' })).toBeDisabled();
  await mine.getByText('Guests: names, phones, addresses, points').click();
  expect(await findings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Download the file' }).click();
  const file = await (await download).path();
  await expect(mine.getByText('The file is downloaded.')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const fresh = await context.newPage();
  await fresh.goto(await anOwnersLink(server));
  await makeRestaurant(fresh, 'Ikkinchi');
  await proveOwner(fresh, aPhone());
  await fresh.goto(new URL('/brand-file', fresh.url()).href);
  const bring = fresh.getByRole('region', { name: 'Bring a brand file into this brand' });
  const field = bring.getByLabel('Brand file, .tar.gz up to 512 MB');
  const changed = await readFile(file);
  changed[changed.length - 40]! ^= 1;
  await field.setInputFiles({ name: 'osh.tar.gz', mimeType: 'application/gzip', buffer: changed });
  await expect(bring.getByText('This is no brand file, or it was cut off or changed')).toBeVisible();

  await field.setInputFiles(file);
  await expect(bring.getByText('The file is of the brand “osh”.')).toBeVisible();
  const changes = bring.getByRole('list', { name: 'What the file changes' });
  await expect(changes.getByRole('listitem').first()).toBeVisible();
  expect(await findings(fresh)).toEqual([]);
  const put = bring.getByRole('button', { name: /^Put into the drafts: \d+$/ });
  const before = await put.innerText();
  await bring.getByText('Promotions', { exact: true }).first().click();
  await expect(put).not.toHaveText(before);
  await put.click();
  await expect(bring.getByText('The file is in the drafts.')).toBeVisible();
  await bring.getByRole('button', { name: 'Menu', exact: true }).click();
  await fresh.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const dialog = fresh.getByRole('dialog', { name: 'Changes of the menu' });
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await context.close();
});
