import type { Locator, Page } from '@playwright/test';

import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

/** On the menu: the order is to be fetched, so a picker of branches opens. */
async function choosePickUp(page: Page): Promise<Locator> {
  await new MenuPage(page).open();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Delivery/ })
    .tap();
  await page.getByRole('dialog').getByText('Pick-up', { exact: true }).tap();
  return page.getByRole('dialog', { name: 'Pick-up branch' });
}

test('RT-22 OV-11 OV-12 OV-14 GEO-05 GEO-19 GEO-20 pick-up: a branch from the list names the chip', async ({
  page,
}) => {
  const picker = await choosePickUp(page);
  await expect(picker).toBeVisible();
  await expect(picker.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expect(picker.getByText('Amir Temur Square'), 'the branch that Select would take').toBeVisible();
  await picker.getByText('List', { exact: true }).tap();
  await expect(picker.getByText('Amir Temur Square')).toBeVisible();
  await expect(picker.getByText('Toshkent, Amir Temur shoh koʻchasi, 42')).toBeVisible();
  await picker.getByRole('button', { name: 'Select' }).tap();
  await expect(picker).toBeHidden();
  const chip = page.getByRole('banner').getByRole('button', { name: /Pick-up/ });
  await expect(chip).toContainText('Amir Temur Square');
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('OV-11 OV-12 K-25 the sheet keeps to 65vh, and no button of its map lies under its own', async ({
    page,
  }) => {
    await page.goto('/address/pickup');
    const picker = page.getByRole('dialog', { name: 'Pick-up branch' });
    for (const name of ['Zoom in', 'Zoom out', 'Select'])
      await picker.getByRole('button', { name }).click({ trial: true });
    const map = (await picker.locator('.leaflet-container').boundingBox())!;
    const select = (await picker.getByRole('button', { name: 'Select' }).boundingBox())!;
    expect(map.y + map.height).toBeLessThan(select.y);
    expect((await picker.boundingBox())!.height).toBeLessThanOrEqual(0.65 * 640 + 1);
  });
});

test('OV-16 a branch by itself: hours, phone to call, address, Select', async ({ page }) => {
  await page.goto('/address/pickup2');
  const picker = page.getByRole('dialog', { name: 'Pick-up branch' });
  await picker
    .getByRole('button', { name: /Details/ })
    .first()
    .tap();
  const detail = page.getByRole('dialog', { name: 'Amir Temur Square' });
  await expect(detail.getByRole('link', { name: /71 000 10 01/ })).toHaveAttribute(
    'href',
    'tel:+998710001001',
  );
  await detail.getByRole('button', { name: 'Select' }).tap();
  await expect(picker).toBeHidden();
});

test('OV-16 OV-11 the browser’s back closes the branch before the picker, and the picker before the page', async ({
  page,
}) => {
  const picker = await choosePickUp(page);
  await picker.getByText('List', { exact: true }).tap();
  const opener = picker.getByRole('button', { name: /Details/ }).first();
  await opener.tap();
  const detail = page.getByRole('dialog', { name: 'Amir Temur Square' });
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(picker).toBeVisible();
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(picker).toBeHidden();
});
