import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { advanceOrder } from '../../people.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });
test.use({ viewport: LAUNCHER_WINDOW });

const SHAKE = 'burger-p-shakes-vanilla';
const BEK = 'burger-p-beef-bek';
const HAPPY = { table: 'menuRules', id: 'burger-r-happy' } as const;

for (const { kind, app } of MINI_APPS)
  test(`B21 B13 B16 B22 B10 in ${app} the full menu is ordered and repeated after prices changed`, async ({
    page,
  }) => {
    const happy = { days: [], from: '00:00', until: '24:00', discount: 50 };
    const end = await changeRow('burger', { ...HAPPY, set: happy });
    const host = await new LauncherPage(page, kind).openForNewPerson({ vendor: 'burger' });
    const { storefront } = host;
    const sheet = new ProductSheet(storefront);
    await host.reach(SHAKE, 'Milkshakes');
    await expect(host.card(SHAKE).locator('s, del')).toHaveCount(1);
    await host.card(SHAKE).getByRole('link').click();
    await expect(sheet.dialog.locator('s, del')).toHaveText(/31\s000/);
    await expect(sheet.addButton).toContainText(/15\s500/);
    await sheet.addButton.click();
    await expect(sheet.dialog).toHaveCount(0);
    await expect(host.action).toContainText(/15\s500/);

    await host.reach(BEK, 'Beef burgers');
    await host.card(BEK).getByRole('link').click();
    await expect(sheet.addButton).toContainText('46 000');
    await sheet.group('Sauces').getByText('Barbecue').click();
    await expect(sheet.addButton).toContainText('50 000');
    await expect(sheet.group('Extras').getByRole('checkbox', { name: /Avocado/ })).toBeDisabled();
    await sheet.addButton.click();
    await expect(sheet.dialog).toHaveCount(0);

    await host.reach('burger-p-combo-own', 'Combos');
    await host.card('burger-p-combo-own').getByRole('link').click();
    const before = await sheet.price();
    await sheet
      .group(/Step 1/)
      .getByText('Fish')
      .click();
    await expect.poll(() => sheet.price()).toBeGreaterThan(before);
    await sheet.addButton.click();
    await expect(sheet.dialog).toHaveCount(0);

    await storefront.getByRole('button', { name: 'Filter' }).click();
    await sheet.dialog.getByRole('button', { name: 'milk' }).click();
    if (kind === 'telegram') await expect(host.back).toBeVisible();
    await sheet.dialog.getByRole('button', { name: /Show dishes/ }).click();
    await expect(sheet.dialog).toHaveCount(0);
    await expect(host.card('burger-p-beef-cheese')).toHaveCount(0);

    await host.press('Basket');
    const lines = storefront.getByRole('button', { name: /^Remove: / });
    await expect(lines).toHaveCount(3);
    await host.toCheckout();
    await host.fetchMyself();
    await host.press('Order');
    const id = await host.orderId();
    for (const dish of ['Bek Burger', 'Barbecue', 'Fish'])
      await expect(storefront.getByRole('main').last()).toContainText(dish);
    await advanceOrder(id, 'CLOSED');

    await end();
    await changeRow('burger', { table: 'products', id: BEK, set: { active: false } });
    await storefront.getByRole('button', { name: 'Repeat' }).click();
    const changed = storefront.getByRole('dialog', { name: 'Changed since that order' });
    await expect(changed.getByRole('listitem').filter({ hasText: '→' })).toHaveCount(1);
    await expect(changed.getByRole('listitem').filter({ hasText: 'Not available now' })).toHaveCount(1);
    if (kind === 'telegram') {
      await host.back.click();
      await expect(changed).toBeHidden();
      await storefront.getByRole('button', { name: 'Repeat' }).click();
    }
    await changed.getByRole('button', { name: 'Add to basket' }).click();
    await expect(lines).toHaveCount(2);
    await expect(host.action).toContainText('To checkout');
    await changeRow('burger', { table: 'products', id: BEK, set: { active: true } });
  });
