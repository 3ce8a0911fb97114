import type { Locator } from '@playwright/test';

import { findings } from '../../findings.ts';
import { openChanges, publishWhole } from '../../pages/editors/publication.ts';
import { SettingsEditor } from '../../pages/settings-editor.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const checksOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Checks before the publication' });

/** A warning is named, and the changes are published without a question. */
async function publishWithWarning(dialog: Locator, text: RegExp): Promise<void> {
  await expect(checksOf(dialog)).toContainText(text);
  await expect(checksOf(dialog)).toContainText(/Errors in the changes: 0\. Warnings: [1-9]/);
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** An error is named, and the changes are published once it is confirmed. */
async function publishWithError(dialog: Locator, text: RegExp): Promise<void> {
  await expect(checksOf(dialog)).toContainText(text);
  await expect(checksOf(dialog)).toContainText(/Errors in the changes: [1-9]/);
  await expect(dialog.getByRole('button', { name: /^Publish all: \d+$/ })).toBeDisabled();
  expect(await findings(dialog.page())).toEqual([]);
  await publishWhole(dialog);
}

test('BO-450 settings, hours, content and zones are checked before their publication: errors ask, warnings do not', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await signInAsOwner(page, 'osh');
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = new SettingsEditor(page);
  await settings.openSection('Look');
  await page.getByRole('textbox', { name: 'Main colour' }).fill('#101010');
  await publishWithWarning(
    await openChanges(page, 'Changes of the settings'),
    /Main colour.*too little contrast/s,
  );

  await page.goto(officeAddress('osh', '/branches'));
  const week = page.getByRole('region', { name: 'Hours of the week' });
  const monday = week.getByRole('group', { name: 'Monday' });
  const remove = monday.getByRole('button', { name: /^Remove: Monday/ });
  await expect(remove.first()).toBeVisible();
  while ((await remove.count()) > 0) await remove.first().click();
  await week.getByRole('button', { name: 'Copy to every day: Monday' }).click();
  await publishWithError(
    await openChanges(page, 'Changes of the branches'),
    /never open for a service.*Pick-up/s,
  );

  await page.goto(officeAddress('osh', '/content'));
  const banners = page.getByRole('button', { name: /^Banner(?:: .*)?$/ });
  await expect(banners.first()).toBeVisible();
  for (const banner of await banners.all()) {
    await banner.click();
    await page.getByRole('radio', { name: 'Hidden' }).click();
  }
  await publishWithWarning(await openChanges(page, 'Changes of the content'), /nothing to show/);

  await page.goto(officeAddress('osh', '/zones'));
  const gone = page.getByRole('button', { name: 'Remove the zone' });
  await expect(gone).toBeVisible();
  const zones = page.getByRole('navigation', { name: 'Delivery zone' }).getByRole('button');
  for (const zone of await zones.all()) {
    await zone.click();
    await gone.click();
  }
  await publishWithError(await openChanges(page, 'Changes of the delivery zones'), /there is no zone/);
  await desk.close();
});
