import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

type Corner = readonly [lng: number, lat: number];
type ZoneFile = {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: object; geometry: { type: string; coordinates: Corner[][] } }[];
};

/** A closed square of some kilometres. */
const square = ([west, south]: Corner): Corner[] => [
  [west, south],
  [west + 0.03, south],
  [west + 0.03, south + 0.02],
  [west, south + 0.02],
  [west, south],
];
const shape = (name: string, ring: Corner[]) => ({
  type: 'Feature' as const,
  properties: { name },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const fileOf = (features: ZoneFile['features']) => ({
  name: 'zones.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
});

async function openZones(page: Page): Promise<void> {
  await new BoardPage(page).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/zones'));
  await expect(page.getByRole('application', { name: 'Map of the delivery zones' })).toBeVisible();
}

test('BO-396 BO-397 BO-398 zones leave as GeoJSON and come back from it; what is no zone is named; a zone gets hours', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await openZones(page);
  const part = page.getByRole('region', { name: 'Zones as a file' });
  const downloading = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download the zones' }).click();
  const path = await (await downloading).path();
  const { features } = JSON.parse(await readFile(path, 'utf8')) as ZoneFile;
  expect(features.length).toBeGreaterThan(1);

  const file = part.getByLabel('GeoJSON file, up to 2 MB');
  const crossed = square([69.5, 41.2]);
  [crossed[1], crossed[2]] = [crossed[2]!, crossed[1]!];
  const swapped = square([69.5, 41.2]).map(([lng, lat]): Corner => [lat, lng]);
  await file.setInputFiles(
    fileOf([
      ...features,
      shape('Yangi', square([69.45, 41.2])),
      shape('Kesishgan', crossed),
      shape('', swapped),
    ]),
  );
  const errors = part.getByRole('list', { name: 'Errors of the file' }).getByRole('listitem');
  await expect(errors).toHaveCount(2);
  await expect(errors.first()).toContainText('Kesishgan: its border crosses itself');
  await expect(errors.nth(1)).toContainText('it is not in Uzbekistan');
  await expect(part).toContainText(`new zones: 1, zones with another border: ${features.length}`);
  expect(await findings(page)).toEqual([]);
  await part.getByRole('button', { name: `Put into the draft: ${features.length + 1}` }).click();
  await expect(part.getByText('The zones are in the draft.')).toBeVisible();
  // The borders of the downloaded zones are as they were: one zone is new.
  await page.getByRole('button', { name: 'Yangi' }).first().click();
  await page.getByLabel('Delivery price, soʻm').fill('17000');

  const hours = page.getByRole('region', { name: 'Hours of the zone' });
  await expect(hours).toContainText('It is served whenever its branch delivers.');
  await hours.getByLabel('Served from').fill('18:00');
  await hours.getByLabel('Served until').fill('23:30');
  await hours.getByText('Friday', { exact: true }).click();
  await expect(hours).toContainText('Outside these hours it is as if the zone were not there.');
  await page.getByText('With the orders of 30 days', { exact: true }).click();
  await expect(page.getByText(/with orders of 3 guests or more|has orders of 3 guests/)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the delivery zones' });
  await expect(dialog.getByRole('list')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await guest.goto('/?lang=en');
  type Region = { name: string; days: string[]; from: string; until: string };
  const regions = () =>
    guest.evaluate(async () => (await (await fetch('/users/v1/region')).json()) as Region[]);
  await expect
    .poll(async () => (await regions()).find(({ name }) => name === 'Yangi'), FOLLOWED)
    .toMatchObject({ days: ['FRIDAY'], from: '18:00', until: '23:30' });
  await desk.close();
});
