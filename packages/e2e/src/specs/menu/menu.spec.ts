import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

const PLOV = 'osh-p-osh-wedding';
const TEAHOUSE = 'osh-p-osh-teahouse';

test('SCR-01 TEN-04 SES-06 MENU-01 MENU-03 a visitor browses categories and cards without signing in', async ({
  page,
}) => {
  const menu = await new MenuPage(page).open();
  await expect(page).toHaveTitle('Dilkash Osh — milliy taomlar');
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(chips.first()).toHaveText('Plov');
  await expect(chips.first()).toHaveAttribute('aria-current', 'location');
  await expect(menu.card(PLOV).getByRole('link', { name: 'Wedding plov' })).toBeVisible();
  await expect(menu.card(PLOV)).toContainText('52 000');
  await expect(menu.card(PLOV).locator('img')).toHaveJSProperty('complete', true);
  await expect(menu.basketBar).toHaveCount(0);
});

test('a tap on a category brings its dishes and marks it; the address names it', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const heading = page.getByRole('heading', { name: 'Soups' });
  const soups = categories.getByRole('link', { name: 'Soups' });
  await menu.chooseCategory(soups, (within) => expect(heading).toBeFocused(within));
  await expect(heading).toBeInViewport();
  await expect(page.locator('[data-product="osh-p-shorva-shurpa"]')).toBeInViewport();
  await expect(categories.getByRole('link', { name: 'Soups' })).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(/#osh-c-shorva$/);
});

test('the category that is read is marked, down, up and after the window has changed its height', async ({
  page,
}) => {
  await new MenuPage(page).open();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const marked = categories.locator('[aria-current]');
  const read = (top: number) =>
    page
      .getByRole('heading', { name: 'Soups' })
      .evaluate((heading, at) => scrollBy({ top: heading.getBoundingClientRect().top - at }), top);
  await read(120);
  await expect(marked).toHaveText('Soups');
  await read(160);
  await expect(marked).toHaveText('Samsa and manti');
  await page.setViewportSize({ width: 390, height: 500 });
  await read(120);
  await expect(marked).toHaveText('Soups');
  await read(160);
  await expect(marked).toHaveText('Samsa and manti');
});

test('TEN-12 an Add counts on its card and in the basket bar, by the whole so’m', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await expect.poll(() => menu.total()).toBe(52_000);
  await menu.add(PLOV);
  await menu.add(TEAHOUSE);
  await expect.poll(() => menu.total()).toBe(152_000);
  await expect(menu.basketBar).toContainText('3');
  await menu.card(PLOV).getByRole('button', { name: 'One less: Wedding plov' }).tap();
  await expect.poll(() => menu.total()).toBe(100_000);
});

test('taps on Add that come before the scripts are counted once each', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/web/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const add = page.locator(`[data-product="${PLOV}"] [data-add]`);
  await add.tap();
  await expect(page.locator('[data-basket]')).toBeVisible();
  await add.tap();
  release();
  const menu = new MenuPage(page);
  await expect.poll(() => menu.total()).toBe(104_000);
});

test('a dish by weight is added by its step', async ({ page }) => {
  const menu = await new MenuPage(page).open('/#osh-c-kilo');
  const card = menu.card('osh-p-kilo-kilo-plov');
  await menu.add('osh-p-kilo-kilo-plov');
  await expect(card).toContainText('0,5 kg');
  await expect.poll(() => menu.total()).toBe(59_000);
  await menu.add('osh-p-kilo-kilo-plov');
  await expect(card).toContainText('1 kg');
  await expect.poll(() => menu.total()).toBe(118_000);
});

test('the whole menu can be scrolled through, and coming back keeps the place', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  // The first answer names only the first categories: its last link is not the menu's.
  const drinks = page.getByRole('navigation', { name: 'Categories' }).locator('[href$="#osh-c-ichimlik"]');
  const last = menu.card('osh-p-ichimlik-water');
  await menu.chooseCategory(drinks, (within) => expect(last).toBeAttached(within));
  await last.scrollIntoViewIfNeeded();
  await menu.openProduct('osh-p-ichimlik-water');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(last).toBeInViewport();
});
