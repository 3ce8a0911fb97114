import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { advanceOrder } from '../../people.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();
test.use({ brand: 'burger', viewport: LAUNCHER_WINDOW });

const CHEESECAKE = '/product/burger-p-desserts-cheesecake';

/** Puts two cheesecakes into the basket and goes to it. */
async function takeTwo(host: LauncherPage): Promise<void> {
  for (let count = 1; count <= 2; count += 1) {
    await host.moveTo(CHEESECAKE);
    await host.storefront.locator('#add-to-basket').click();
    await expect(host.storefront.getByRole('dialog')).toHaveCount(0);
  }
  await host.moveTo('/basket');
}

for (const { kind, app } of MINI_APPS)
  test(`B31 B66 in ${app} a guest earns more from a sum on, and every third dessert comes back as points`, async ({
    page,
  }) => {
    await changeSettings('burger', {
      part: 'orders',
      set: { cashbackPercent: 5, cashbackTiers: ['100000: 7'], stampCards: ['burger-c-desserts: 3'] },
    });
    const host = await new LauncherPage(page, kind).openForNewPerson({ vendor: 'burger' });
    const { storefront } = host;
    const points = storefront.getByRole('dialog', { name: 'Cashback' });

    await takeTwo(host);
    await host.toCheckout();
    await host.fetchMyself();
    await host.press('Order');
    await advanceOrder(await host.orderId(), 'CLOSED');

    await host.moveTo('/');
    await takeTwo(host);
    await host.press('To checkout');
    await host.press('Order');
    await advanceOrder(await host.orderId(), 'CLOSED');
    await host.moveTo('/profile');
    await storefront.getByRole('button', { name: /Cashback/ }).click();
    await expect(points.getByText('You earn 7% of every order')).toBeVisible();
    await expect(points.getByText(/^1 of 3:/)).toBeVisible();
    await expect(
      points.getByRole('listitem').filter({ hasText: 'Free dish, returned as points' }),
    ).toHaveCount(1);
  });
