import { fetchCheesecakes, openPoints } from '../../loyal-guest.ts';
import { openInClick } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { aCustomer, aPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

test.use({ brand: 'burger' });

test('B31 a guest sends an invitation; the friend accepts it, orders, and both have their points', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await (await new SignInPage(page).open()).signIn(aPhone());
  const points = await openPoints(page);
  await expect(points.getByText(/Your friend gets 10\s000/)).toBeVisible();
  await points.getByRole('button', { name: 'Send an invitation' }).tap();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/\?invite=[a-z2-9]{8}$/);

  const other = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await other.addCookies([{ name: 'lang', value: 'eng', url: new URL(link).origin }]);
  const friend = await other.newPage();
  await friend.goto(link);
  const sheet = friend.getByRole('dialog');
  await expect(sheet.getByText(/After your first order you get 10\s000/)).toBeVisible();
  await expect(sheet.getByText(/at least 40\s000/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign in and accept' }).tap();
  await new SignInPage(friend).signIn(aPhone());
  await expect(sheet.getByText('The invitation is accepted. Enjoy your first order!')).toBeVisible();
  await fetchCheesecakes(friend);
  await expect((await openPoints(friend)).getByText(/\+10\s000/)).toBeVisible();
  await other.close();

  const earned = await openPoints(page);
  await expect(earned.getByText(/\+15\s000/)).toBeVisible();
  await expect(earned.getByText('Friends who ordered').locator('..')).toContainText('1');
});

test('B31 an invitation opens in Click, where the guest is known and accepts without a tap, once', async ({
  page,
}) => {
  const referrer = await aCustomer('burger');
  const read = () => referrer.call({ path: '/users/v1/users/me/referral' });
  const { code } = (await read()).json<{ code: string }>();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/me/invitation') && request.method() === 'POST') sent.push(request.url());
  });
  await openInClick(page, { brand: 'burger', path: `/?invite=${code}` });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/After your first order you get 10\s000/)).toBeVisible();
  await expect(sheet.getByText('The invitation is accepted. Enjoy your first order!')).toBeVisible();
  expect((await read()).json<{ invited: number }>().invited).toBe(1);
  expect(sent).toHaveLength(1);
  await sheet.getByRole('button', { name: 'To the menu' }).tap();
  await expect(page).toHaveURL(/\/click\/$/);
});

test.describe('in Telegram', () => {
  test.use({ viewport: { width: 1100, height: 1000 } });

  test('B31 an invitation opens in Telegram by its deep link, where the guest is known and accepts without a tap', async ({
    page,
  }) => {
    const referrer = await aCustomer('burger');
    const read = () => referrer.call({ path: '/users/v1/users/me/referral' });
    const { code } = (await read()).json<{ code: string }>();
    const telegram = new LauncherPage(page, 'telegram');
    await telegram.open({ ...aPerson(), vendor: 'burger', startParam: `invite_${code}` });
    const sheet = telegram.storefront.getByRole('dialog');
    await expect(sheet.getByText(/After your first order you get 10\s000/)).toBeVisible();
    await expect(sheet.getByText('The invitation is accepted. Enjoy your first order!')).toBeVisible();
    expect((await read()).json<{ invited: number }>().invited).toBe(1);
  });
});
