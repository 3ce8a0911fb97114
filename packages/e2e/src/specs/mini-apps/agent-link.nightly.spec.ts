import { linkOfAgent } from '../../link-of-agent.ts';
import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: LAUNCHER_WINDOW });

for (const { kind, app } of MINI_APPS)
  test(`B-80 C7 in ${app} a person opens the link of an agent, takes the basket and confirms: only then there is an order`, async ({
    page,
  }) => {
    const { path, startParam } = await linkOfAgent();
    const host = new LauncherPage(page, kind);
    await host.openForNewPerson(kind === 'telegram' ? { startParam } : {});
    const { storefront } = host;
    if (kind === 'click') await host.moveTo(path);
    await expect(storefront.getByText(/Nothing is ordered yet/)).toBeVisible();
    await expect(storefront.getByText('2 × Wedding plov')).toBeVisible();
    await storefront.getByRole('button', { name: 'Add to basket' }).click();
    await host.toCheckout();
    await expect(storefront.locator('#checkout-where')).toContainText('Amir Temur Square');
    await expect(host.action).toContainText(/104.000/);
    await host.moveTo('/profile/orders');
    await expect(storefront.getByText('No current orders')).toBeVisible();
    await host.moveTo('/checkout');
    await host.press('Order');
    await host.orderId();
    await expect(storefront.getByRole('main')).toContainText('Wedding plov × 2');
  });
