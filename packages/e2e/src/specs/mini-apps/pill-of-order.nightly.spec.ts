import { PLOV } from '../../journeys.ts';
import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: LAUNCHER_WINDOW });

for (const { kind, app } of MINI_APPS)
  test(`B-79 B-75 B10 in ${app} a running order is a pill on the menu and on other pages; once it is over, one tap repeats it`, async ({
    page,
  }) => {
    const host = await new LauncherPage(page, kind).openForNewPerson();
    const { storefront } = host;
    const pill = storefront.getByRole('complementary', { name: 'Current order' });
    await host.add(PLOV);
    await host.press('Basket');
    await host.toCheckout();
    await host.fetchMyself();
    await host.press('Order');
    const id = await host.orderId();
    await expect(pill, 'on its own page it is not needed').toBeHidden();

    await host.moveTo('/');
    await expect(pill).toContainText('We have received your order');
    await host.add(PLOV);
    await expect(host.action).toContainText('Basket');
    if (kind === 'click')
      await expect(async () => {
        const [over, basket] = [await pill.boundingBox(), await host.action.boundingBox()];
        expect(over!.y + over!.height, 'it covers no basket').toBeLessThanOrEqual(basket!.y);
      }).toPass();

    await host.moveTo('/profile');
    await advanceOrder(id, 'COOKING');
    await expect(pill).toContainText('Your food is being cooked', { timeout: 30_000 });
    await pill.getByRole('link').click();
    await expect.poll(() => host.orderId()).toBe(id);

    await advanceOrder(id, 'CLOSED');
    await host.moveTo('/basket');
    await storefront.getByRole('button', { name: /^Remove: Wedding plov/ }).click();
    await expect(storefront.getByText('The basket is empty')).toBeVisible();
    await host.moveTo('/profile/orders');
    await expect(storefront.getByText('No current orders')).toBeVisible();
    await expect(storefront.getByRole('button', { name: 'Repeat' })).toBeVisible();
    await host.moveTo('/');
    await expect(pill).toBeHidden();
    const last = storefront.getByRole('complementary', { name: 'Your last order' });
    await expect(last).toContainText('Wedding plov');
    await last.getByRole('button').click();
    await expect(storefront.getByRole('button', { name: /^Remove: Wedding plov/ })).toBeVisible();
  });
