import { findings } from '../../findings.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** What a page shows: its colours and all that the server has drawn. */
const drawn = (html: string) => ({
  tag: /<html[^>]*>/.exec(html)?.[0],
  style: /<style>(.*?)<\/style>/s.exec(html)?.[1],
  body: /<div id="root">(.*?)<script type="application\/json"/s.exec(html)?.[1],
});

test('BO-300 BO-301 an owner sees a change in the real storefront before guests do, and after publication both are the same', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await signInAsOwner(page, 'osh');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.locator('iframe:not([aria-hidden="true"])');
  const root = shown.contentFrame().locator('html');
  await expect(root).not.toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Look' }).click();
  const dark = page.locator('[id="isDark"]');
  await dark.getByRole('radio', { name: 'On', exact: true }).click();
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(await findings(page)).toEqual([]);
  await guest.goto('/?lang=en');
  await expect(guest.locator('html')).not.toHaveAttribute('data-scheme', 'dark');

  const preview = drawn(await root.evaluate(async () => (await fetch(location.href)).text()));
  await page.getByRole('button', { name: 'Changes: 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the settings' });
  await dialog.getByRole('button', { name: 'Publish all: 1' }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(async () => {
    const published = drawn(await guest.evaluate(async () => (await fetch('/?lang=en')).text()));
    expect(published).toEqual(preview);
  }).toPass();

  await page.getByLabel('As it is at (empty: now)').fill('2030-01-01T03:50');
  // The frame is taken for the next one in between.
  await expect(async () => {
    expect(await root.evaluate(() => new Date().getUTCFullYear())).toBeGreaterThanOrEqual(2029);
  }).toPass();
  await desk.close();
});
