import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-231 BO-233 BO-446 a manager draws a zone by its table of points, gives it a branch, asks who serves it, and publishes it; guests get it', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('z');
  await expect(page.getByRole('application', { name: 'Map of the delivery zones' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a zone' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write a name.')).toBeVisible();
  await page.getByLabel('Name of the zone').fill('Yangi zona');
  await page.getByLabel('Delivery price, soʻm').fill('11000');
  const points = page.getByRole('list', { name: 'Points of the border' });
  await page.getByRole('button', { name: 'Add after: point 1' }).press('Enter');
  await expect(points.getByRole('listitem')).toHaveCount(5);
  const latitude = points.getByLabel('Point 2: latitude');
  const south = Number(await latitude.inputValue());
  // North of the square the point makes the border cross itself, south of it not.
  await latitude.fill(String(south + 0.05));
  await expect(page.getByText('Draw a border of three points')).toBeVisible();
  await latitude.fill(String(south - 0.005));
  await expect(page.getByText('Draw a border of three points')).toBeHidden();

  const longitude = await points.getByLabel('Point 2: longitude').inputValue();
  await page.getByLabel('Latitude and longitude').fill(`${south} ${longitude}`);
  await page.getByLabel('Latitude and longitude').press('Enter');
  const probe = page.getByRole('region', { name: 'Who serves a point' });
  const served = probe.getByRole('listitem');
  await expect(served.first()).toContainText(/11\s000.*Yangi zona/);
  const last = served.last();
  const [count, name] = [await served.count(), await last.locator('strong').innerText()];
  expect(count).toBeGreaterThan(1);
  await page.getByLabel('Branch that delivers here').selectOption({ label: name });
  await expect(served).toHaveCount(1);
  await expect(served).toContainText(name);
  expect(await findings(page)).toEqual([]);

  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await page.getByRole('button', { name: /^Changes: \d+$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Changes of the delivery zones' });
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).press('Enter');
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await guest.goto('/?lang=en');
  const zones = () => guest.evaluate(async () => (await fetch('/users/v1/region')).text());
  await expect.poll(zones, FOLLOWED).toContain('Yangi zona');
  await desk.close();
});
