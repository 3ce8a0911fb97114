import { PLOV } from '../../journeys.ts';
import { aClient } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { codeSentTo, typedPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1100, height: 1000 } });

async function toCheckout(host: LauncherPage) {
  await host.add(PLOV);
  await host.storefront.locator('[data-basket]').click();
  await host.storefront.locator('#to-checkout').click();
}

test('TEN-14 D77 ENUM-15 a Click user is signed in from the start, and the order has its source', async ({
  page,
}) => {
  const host = new LauncherPage(page, 'click');
  const placed = page.waitForRequest(
    (request) =>
      /\/orders\/v1\/orders/.test(request.url()) &&
      request.method() === 'POST' &&
      request.postData()?.includes('CLICK_MINI_APP') === true,
    { timeout: 80_000 },
  );
  await host.open(aClient());
  await expect.poll(() => host.url().href).not.toContain('web_session');
  await toCheckout(host);
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(host.storefront.getByText('Alisher').first()).toBeVisible();
  await host.fetchMyself();
  const order = host.storefront.locator('#place-order');
  await expect(order).toContainText('52');
  await order.click();
  await expect(host.storefront.getByText('We have received your order')).toBeVisible();
  expect((await placed).postDataJSON()).toMatchObject({
    source: 'CLICK_MINI_APP',
    orderDevice: 'CLIENT_WEB',
  });
});

for (const session of ['none', 'refused'])
  test(`D77 with a web session that is ${session} it is the phone and a code`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/);
    const { phone, clientId } = aClient();
    const host = await new LauncherPage(page, 'click').open({ phone, clientId, session });
    await toCheckout(host);
    await host.storefront.getByLabel('Phone number').fill(typedPhone(phone));
    await host.storefront.getByRole('button', { name: 'Get the code' }).click();
    await host.storefront.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
    await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

test('D77 another Click user of the same phone is not taken for the one before', async ({ page }) => {
  const host = await new LauncherPage(page, 'click').open({ ...aClient(), firstName: 'Malika' });
  await toCheckout(host);
  await expect(host.storefront.getByText('Malika').first()).toBeVisible();
  await host.open({ ...aClient(), firstName: 'Jasur' });
  await host.storefront.locator('[data-basket]').click();
  await host.storefront.locator('#to-checkout').click();
  await expect(host.storefront.getByText('Jasur').first()).toBeVisible();
});

test('Click’s theme and language are taken over', async ({ page }) => {
  const host = await new LauncherPage(page, 'click').open({
    ...aClient(),
    theme: 'dark',
    languageCode: 'ru',
  });
  await expect(host.storefront.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(host.storefront.locator('html')).toHaveAttribute('lang', /^ru/);
});
