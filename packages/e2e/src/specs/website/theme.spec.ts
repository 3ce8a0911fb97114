import { expect, test } from '../../test.ts';

test('the theme that a visitor chose is there from the first picture, without any of the scripts', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  const html = page.locator('html');
  await page.goto('/profile');
  await page.getByText('Dark', { exact: true }).tap();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/profile']) {
    await page.goto(path);
    await expect(html).toHaveAttribute('data-scheme', 'dark');
  }
});
