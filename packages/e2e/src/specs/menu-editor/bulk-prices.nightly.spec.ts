import { bulkChanges } from '@dasturxon/core/drafts';
import type { Locator, Page } from '@playwright/test';

import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

test.use({ brand: 'bench' });
const server = useOwnServer();

type Dish = { id: string; name: { eng: string }; costPrice: number };

/** The menu as a storefront reads it. */
const menuText = async (): Promise<string> => {
  const { status, text } = await ask({ host: 'bench.localhost', path: '/products/v1/overalls?type=WEB' });
  expect(status, text.slice(0, 200)).toBe(200);
  return text;
};

const dishesIn = (menu: string): Dish[] => (JSON.parse(menu) as { products: Dish[] }).products;

/** A brand with so many dishes, whose manager is the demo's. */
async function seedBrand(dishes: number): Promise<void> {
  await server.runCommand('seed-bench.ts', ['--products', String(dishes), '--pictures', '4'], {});
  const manager = ['--sub', 'bench', '--phone', MANAGER, '--role', 'MANAGER', '--name', 'Rustam'];
  await server.runCommand('brand-staff.ts', manager, {});
  await server.runCommand('brand-sms.ts', ['--sub', 'bench', '--gateway', 'ESKIZ'], {
    account: { username: 'bench@sandbox.example', password: 'sandbox-bench' },
  });
}

/** Opens the menu editor on the dishes whose names have the word. */
async function findDishes(page: Page, word: string, count: number): Promise<void> {
  await new BoardPage(page).signIn('bench', MANAGER);
  await page.goto(officeAddress('bench', '/menu'));
  await page.getByLabel('Search products').fill(word);
  await expect(page.getByText(`Dishes: ${count}`, { exact: true })).toBeVisible();
}

/** What the preview of a bulk change lists: each dish with its price before and after. */
const previewOf = (bulk: Locator): Promise<{ name: string; prices: number[] }[]> =>
  bulk
    .getByRole('list', { name: 'Preview' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('span')?.textContent ?? '',
        prices: ['del', 'ins'].map((tag) =>
          Number(item.querySelector(tag)?.textContent.replaceAll(/\D/g, '')),
        ),
      })),
    );

/** The dishes with chicken in their names: a sixth of the menu. */
const WORD = 'chicken';

/** The whole menu, and how many dishes of it the word finds at least. */
const [DISHES, AT_LEAST] = [5_000, 800];

test(`scenario 17 BO-390 of ${DISHES} dishes at least ${AT_LEAST} get 7 % more, rounded to 500: previewed, published, seen by guests, and undone byte for byte`, async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await seedBrand(DISHES);
  const before = await menuText();
  const chosen = dishesIn(before).filter(({ name }) => name.eng.toLowerCase().includes(WORD));
  const count = chosen.length;
  expect(count).toBeGreaterThanOrEqual(AT_LEAST);
  const rows = chosen.map(({ id, costPrice }) => ({ id, fields: { costPrice } }));
  const wanted = bulkChanges(rows, { kind: 'PERCENT', percent: 7, step: 500 });
  const raised = new Map(wanted.map(({ id, after }) => [id, after]));
  const menu = await new MenuPage(guest).open('/?lang=en');
  const shown = await menu.cards.evaluateAll((cards) =>
    cards.map((card) => (card instanceof HTMLElement ? (card.dataset['product'] ?? '') : '')),
  );
  const card = menu.card(shown.find((id) => raised.has(id))!);
  const cardBefore = await card.innerText();

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await findDishes(page, WORD, count);
  await page.getByRole('button', { name: 'Change all shown…' }).click();
  const bulk = page.getByRole('dialog', { name: `Change dishes: ${count}` });
  await bulk.getByLabel('Percent; below zero is cheaper').fill('7');
  await expect(bulk.getByText(`Would change: ${count}.`)).toBeVisible();
  const nameOf = new Map(chosen.map(({ id, name }) => [id, name.eng]));
  const shownChanges = new Map(wanted.map(({ id, before: old, after }) => [nameOf.get(id), [old, after]]));
  const preview = await previewOf(bulk);
  expect(preview).toHaveLength(Math.min(count, 100));
  for (const { name, prices } of preview) expect([name, prices]).toEqual([name, shownChanges.get(name)]);
  await bulk.getByRole('button', { name: `Put into the draft: ${count}` }).click();
  await expect(bulk).toBeHidden();
  expect(await menuText()).toBe(before);

  await page.getByRole('button', { name: `Changes: ${count}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the menu' });
  await dialog.getByRole('button', { name: `Publish all: ${count}` }).click();
  await expect(card).not.toHaveText(cardBefore, { ...FOLLOWED, useInnerText: true });
  await expect(dialog.getByText('Published as version')).toBeVisible();
  const prices = (text: string) => dishesIn(text).map(({ id, costPrice }) => [id, costPrice]);
  const after = prices(before).map(([id, price]) => [id, raised.get(String(id)) ?? price]);
  await expect.poll(async () => prices(await menuText()), { timeout: 5_000 }).toEqual(after);

  await dialog.getByRole('radio', { name: 'Versions' }).click();
  await dialog
    .getByRole('button', { name: /^Undo version/ })
    .first()
    .click();
  await expect(card).toHaveText(cardBefore, { ...FOLLOWED, useInnerText: true });
  expect(await menuText()).toBe(before);
  await desk.close();
});
