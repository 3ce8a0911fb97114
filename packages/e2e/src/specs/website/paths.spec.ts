import { test as inHttp } from '@playwright/test';

import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

test('NAV-01 NAV-03 a language before the path is taken off, kept in a cookie for a year, and heeded', async ({
  page,
}) => {
  const moved = await ask({ host: 'osh.localhost', path: '/ru/search?q=osh' });
  expect(moved.status).toBe(302);
  expect(moved.headers.location).toBe('/search?q=osh');
  expect(String(moved.headers['set-cookie'])).toMatch(/lang=ru;.*Max-Age=31536000/);

  await page.goto('/ru/');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
});

inHttp('NAV-02 a page segment is taken off in either order', async () => {
  for (const path of ['/ru/2/basket', '/2/ru/basket']) {
    const moved = await ask({ host: 'osh.localhost', path });
    expect(moved.headers.location).toBe('/basket');
    expect(String(moved.headers['set-cookie'])).toContain('page=2');
  }
});

test('NAV-06 NAV-07 an unknown path shows which page was not found', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/no/such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found: /no/such-page')).toBeVisible();
  await page.getByRole('button', { name: 'To the menu' }).tap();
  await expect(page.locator('[data-product]').first()).toBeVisible();
});

test('NAV-04 another language before the path is no page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/ar/basket');
  expect(answer?.status()).toBe(404);
});

test('RT-10 a product that does not exist is 404 for machines too', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/product/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Product not found')).toBeVisible();
});
