import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from '../../pages/launcher-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { expect, siteOf, test } from '../../test.ts';

test.use({ viewport: LAUNCHER_WINDOW });

for (const { kind, app } of MINI_APPS)
  test(`C5 B35 C1 B37 in ${app} an order is typed in search, gets a tip, is explained and shared`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const host = await new LauncherPage(page, kind).openForNewPerson();
    const { storefront } = host;
    await storefront.getByRole('link', { name: 'Search' }).first().click();
    await storefront.getByRole('textbox', { name: 'Find a dish' }).fill('2 ta ayron, 1 kola, 3 ta sushi');
    const typed = storefront.getByRole('region', { name: 'Your order' });
    await expect(typed).toContainText(/Not understood: \W*3.*sushi/);
    await typed.getByRole('button', { name: 'Add to basket' }).click();
    await storefront.getByRole('link', { name: 'Menu' }).first().click();
    await host.press('Basket');
    await host.toCheckout();

    await host.fetchMyself();
    const tip = storefront.getByRole('group', { name: 'Tip for the team' }).getByText(/^5.000/);
    await (await unfold(storefront, 'Tip for the team', tip)).click();
    const why = storefront.locator('[data-price-parts]');
    await why.getByText('How is this calculated?').click();
    await expect(why.getByRole('region', { name: 'Tip' })).toContainText(/5\s000/);
    const steps = await why.getByRole('listitem').allInnerTexts();
    await host.press('Order');
    const id = await host.orderId();
    await expect(storefront.getByText('We have received your order')).toBeVisible();
    await why.getByText('How is this calculated?').click();
    await expect.poll(() => why.getByRole('listitem').allInnerTexts()).toEqual(steps);

    // The link opens in any browser, without the app and without signing in.
    await storefront.getByRole('button', { name: 'Share the order' }).click();
    const link = `${siteOf('osh')}/profile/orders/${id}?share=`;
    if (kind === 'telegram')
      await expect(host.received('web_app_open_tg_link').first()).toContainText(encodeURIComponent(link));
    else {
      await expect(storefront.getByText('The link is copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);
    }
    await expect(storefront.getByRole('button', { name: 'End the shared link' })).toBeVisible();
  });
