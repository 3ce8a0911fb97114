import { PLOV } from '../journeys.ts';
import { LauncherPage } from '../pages/launcher-page.ts';
import { aPerson } from '../pages/telegram-person.ts';
import { ask } from '../server/ask.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1100, height: 1000 } });

const REFUSED = [
  ['T14', 'forged', /could not be verified/],
  ['T15', 'two hours old', /out of date/],
  ['ERR-14', 'none', 'Messenger identifier not found, please restart bot'],
] as const;

for (const [row, initData, words] of REFUSED)
  test(`${row} with init data that is ${initData} the menu is there, and why nobody is signed in is said`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[01]/);
    // Without init data nobody says which language Telegram speaks: the one that was chosen before does.
    await page.addInitScript(() => localStorage.setItem('dasturxon:m-osh:language', 'eng'));
    const host = await new LauncherPage(page, 'telegram').open({ ...aPerson(), initData });
    await host.add(PLOV);
    await expect(host.main).toContainText('Basket · 52');
    await host.main.click();
    await expect(host.main).toContainText('To checkout');
    await host.main.click();
    await host.shop.getByRole('button', { name: 'Share my phone number' }).click();
    await expect(host.shop.getByRole('alert')).toContainText(words);
    await expect(host.shop.getByRole('button', { name: 'Get a code by SMS instead' })).toBeVisible();
  });

test('T15 a launch that is played again after an hour is refused', async () => {
  const exchange = async (secondsAgo: number) => {
    const body = { vendor: 'osh', userId: aPerson().userId, firstName: 'Alisher', secondsAgo };
    const launched = await ask({ path: '/sandbox/api/telegram/launch', method: 'POST', body });
    const { initData } = launched.json<{ initData: string }>();
    const path = '/webbot/v1/users/auth';
    return (await ask({ host: 'osh.localhost', path, method: 'POST', body: { initData } })).status;
  };
  expect(await exchange(3_500)).toBe(200);
  expect(await exchange(3_601)).toBe(401);
});
