import { fetchCheesecakes, openPoints } from '../../loyal-guest.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();
test.use({ brand: 'burger' });

test('B31 B66 a guest earns more from a sum on, gets every third dessert back as points, and reads the balance after each order', async ({
  page,
}) => {
  await changeSettings('burger', {
    part: 'orders',
    set: { cashbackPercent: 5, cashbackTiers: ['100000: 7'], stampCards: ['burger-c-desserts: 3'] },
  });
  await (await new SignInPage(page).open()).signIn(aPhone());
  const before = await openPoints(page);
  await expect(before.getByText('You earn 5% of every order')).toBeVisible();
  await expect(before.getByText(/100\s000\sUZS more in 365 days, and you earn 7%/)).toBeVisible();
  await expect(before.getByText('0 of 3: one of every 3 dishes comes back as points')).toBeVisible();

  await fetchCheesecakes(page);
  const first = await openPoints(page);
  await expect(first.getByText(/^2 of 3:/)).toBeVisible();
  await fetchCheesecakes(page);
  const second = await openPoints(page);
  await expect(second.getByText('You earn 7% of every order')).toBeVisible();
  await expect(second.getByText(/^1 of 3:/)).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: 'Free dish, returned as points' })).toHaveCount(
    1,
  );
  const rows = second.getByRole('listitem').filter({ hasText: 'Balance' });
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row).toContainText(/№ \d+ · .*Balance: \d/);
});
