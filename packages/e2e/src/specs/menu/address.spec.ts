import { AddressMap, LocationForm } from '../../pages/address-map.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

const where = { name: /Delivery/ };

test('OV-01 OV-04 GEO-07 GEO-13 the map opens over the city, the street follows the pin', async ({
  page,
}) => {
  await new MenuPage(page).open();
  await page.getByRole('banner').getByRole('button', where).tap();
  const map = new AddressMap(page);
  await expect(map.map).toBeVisible();
  await expect(page).toHaveURL(/\/address\/delivery$/);
  await expect(map.save).toBeDisabled();
  // How far a drag carries the map depends on its speed; away from streets the district is named.
  await expect(async () => {
    await map.drag(-20, 30);
    await expect(map.street).toHaveText(/Street|Avenue|Square/, { timeout: 3_000 });
  }).toPass();
  await expect(map.save).toBeEnabled();
  const first = await map.street.innerText();
  await map.drag(-160, 120);
  await map.drag(-160, 120);
  await expect(map.street).not.toHaveText(first);
  await expect(map.save).toBeEnabled();
});

test('OV-07 OV-08 OV-09 OV-10 GEO-16 GEO-17 a searched address, its form, and the chip that names it', async ({
  page,
}) => {
  await page.goto('/address/delivery');
  const map = new AddressMap(page);
  await map.search('Amir Temur 12', /12, Amir Temur Avenue, Mirobod/);
  await expect(map.dialog.getByText(/Amir Temur Avenue/)).toBeVisible();
  await map.save.tap();
  const form = new LocationForm(page);
  await expect(form.field('Name of the place')).toHaveValue('');
  await form.sheet.getByRole('button', { name: 'Home' }).tap();
  await form.field('Apartment or office').fill('42');
  await form.field('Intercom').fill('42K');
  await form.field('Entrance').fill('3');
  await form.field('Floor').fill('5');
  await form.save();
  await expect(map.dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', where)).toContainText('Amir Temur');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', where)).toContainText('Amir Temur');
});

test('OV-06 VAL-14 GEO-14 GEO-15 outside every zone the button is disabled and shows why', async ({
  page,
}) => {
  await page.goto('/address/delivery');
  const map = new AddressMap(page);
  await map.search('Sergeli', /Sergeli Street, Sergeli/);
  const outside = map.dialog.getByRole('button', { name: 'Out of Service zone' });
  await expect(outside).toBeDisabled();
  await map.search('Chorsu', /Chorsu Bazaar/);
  await expect(map.save).toBeEnabled();
});

test.describe('where the phone has a location', () => {
  test.use({ geolocation: { latitude: 41.3268, longitude: 69.2351 }, permissions: ['geolocation'] });

  test('OV-02 GEO-07 the map opens there', async ({ page }) => {
    await page.goto('/address/delivery');
    const map = new AddressMap(page);
    await expect(map.dialog.getByText(/Amir Temur/)).toBeHidden();
    await expect(map.dialog.getByText(/Street|Avenue|Bazaar|Chorsu/).first()).toBeVisible();
    await expect(map.save).toBeEnabled();
  });
});

test('OV-17 OV-18 GEO-06 GEO-09 GEO-10 a guest’s saved addresses are listed, chosen, and deleted after a question', async ({
  page,
}) => {
  await page.goto('/address/delivery');
  const map = new AddressMap(page);
  await map.search('Chorsu', /Chorsu Bazaar/);
  await map.save.tap();
  const form = new LocationForm(page);
  await form.field('Name of the place').fill('Market');
  await form.save();
  // A place without a house number asks for a landmark, once.
  await expect(form.field('House or landmark')).toBeVisible();
  await form.save();
  await expect(map.dialog).toBeHidden();
  await page.getByRole('banner').getByRole('button', where).tap();
  const list = page.getByRole('dialog', { name: 'my locations' });
  await expect(list.getByText('Market')).toBeVisible();
  await list.getByRole('button', { name: /Delete/ }).tap();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Market');
  await question.getByRole('button', { name: 'No' }).tap();
  await expect(list.getByText('Market')).toBeVisible();
  await list.getByRole('button', { name: /Delete/ }).tap();
  await question.getByRole('button', { name: 'Yes' }).tap();
  await expect(list.getByText('Market')).toBeHidden();
});
