import type { Page } from '@playwright/test';

import { AddressMap } from '../../pages/address-map.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

const KINDS = [
  ['YANDEX', '/yandex-maps/2.1/'],
  ['YANDEX_V3', '/yandex-maps/v3/'],
] as const;

const standIn = (page: Page) => page.getByText('Stand-in maps', { exact: true });
const failAs = (mode: string) =>
  ask({ path: '/sandbox/api/faults', method: 'POST', body: { service: 'yandex-maps', mode } });

for (const [mapType, path] of KINDS)
  test(`SET-32 OV-01 GEO-13 ${mapType} draws the address chooser, its script comes with the map alone`, async ({
    page,
  }) => {
    await changeSettings('osh', { set: { mapType } });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/yandex-maps/')) scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/branches');
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(scripts).toEqual([]);
    await page.goto('/address/delivery');
    const { dialog, street } = new AddressMap(page);
    await expect(standIn(page)).toBeVisible();
    expect(scripts).toEqual([`/sandbox${path}`]);
    await expect(street).not.toBeEmpty();
    const before = await street.textContent();
    const map = (await dialog.getByRole('application').boundingBox())!;
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y - 120, { steps: 6 });
    await page.mouse.up();
    await expect(street).not.toHaveText(before!);
  });

test('SET-32 a map whose service is down is Leaflet, and the settings editor is notified', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/yandex-maps/);
  await changeSettings('osh', { set: { mapType: 'YANDEX_V3' } });
  await failAs('down');
  const report = page.waitForResponse((answer) => answer.url().endsWith('/maps/v1/failures'));
  await page.goto('/address/delivery');
  expect((await report).status()).toBeLessThan(300);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await failAs('ok');
});

test('SET-32 T68 checkout opens without the script of a map', async ({ page }) => {
  await changeSettings('osh', { set: { mapType: 'YANDEX' } });
  const policyOf = async (path: string) =>
    (await ask({ host: 'osh.localhost', path })).headers['content-security-policy'];
  expect(await policyOf('/address/delivery')).not.toBe(await policyOf('/checkout'));
  await page.goto('/checkout');
  expect(await page.evaluate(() => document.querySelector('#boot')?.textContent)).not.toContain('mapsUrl');
});
