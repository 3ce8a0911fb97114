import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { orderPlovAndDrink, placePlovAndDrink } from '../../place-order.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

const MINUTE = 60;

/** Orders, accepts with the minutes that the board proposes, and returns them. */
async function acceptOne(board: BoardPage): Promise<number> {
  const number = await orderPlovAndDrink();
  const accept = board.card(number).getByRole('button', { name: /^Accept · \d+ min$/ });
  const minutes = Number(/\d+/.exec((await accept.textContent()) ?? '')![0]);
  await accept.click();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);
  return minutes;
}

async function markReady(board: BoardPage): Promise<void> {
  const cooking = board.column('Cooking');
  const card = cooking.getByRole('article').first();
  const name = (await card.getAttribute('aria-label'))!;
  await card.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(board.column('Ready').getByRole('article', { name, exact: true })).toBeVisible();
}

test('scenario 11, BO-48 after five late orders the board offers a busy hour, which one press begins and the clock ends', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  // A clock that jumps leaves the boards silent for minutes, which would pause the branch.
  await changeRow('osh', {
    table: 'branches',
    id: 'osh-b-markaz',
    set: { staff: { silence: { pauseAfter: 0 } } },
  });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await page.clock.install();
  const board = await new BoardPage(page).signIn('osh', OPERATOR);
  const usual = await acceptOne(board);
  for (let nth = 1; nth < 5; nth += 1) await acceptOne(board);
  await server.setClock(120 * MINUTE);
  const offer = page.getByText('Amir Temur Square: the last orders were more than 10 minutes late.');
  for (let nth = 0; nth < 5; nth += 1) {
    await expect(offer).toBeHidden();
    await markReady(board);
  }
  await expect(offer).toBeVisible();
  // The board reads its clock every five seconds.
  await page.clock.runFor(11_000);
  await expect(offer).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '+15 min for an hour' }).click();
  await expect(page.getByText(/Amir Temur Square: \+15 min until/)).toBeVisible();
  await expect(offer).toBeHidden();

  const proposedAt = async (minutes: number) => {
    await server.setClock(minutes * MINUTE);
    const proposed = await acceptOne(board);
    await markReady(board);
    return proposed;
  };
  expect(await proposedAt(121)).toBe(usual + 15);
  expect(await proposedAt(178)).toBe(usual + 15);
  expect(await proposedAt(182)).toBe(usual);
  await desk.close();
});

/** Before sign-in: 65 of "50–65 min · …" in the menu's header. */
async function promisedMinutes(page: Page): Promise<number> {
  await new MenuPage(page).open();
  const chip = page.getByRole('banner').getByRole('button', { name: /Delivery/ });
  await expect(chip).toContainText(/–\d+.? min/);
  return Number(/–(\d+)/.exec((await chip.textContent()) ?? '')![1]);
}

test('B52 B62 before sign-in the menu promises what its kitchen needed lately', async ({ page }) => {
  const start = 400;
  await server.setClock(start * MINUTE);
  const usual = await promisedMinutes(page);
  const guest = await aCustomer('osh');
  const ids: string[] = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const placed = await placePlovAndDrink(guest);
    expect(placed.status, placed.text).toBe(200);
    ids.push(placed.json<{ id: string }>().id);
    await advanceOrder(ids.at(-1)!, 'ACCEPTED');
  }
  await server.setClock((start + 10) * MINUTE);
  for (const id of ids) await advanceOrder(id, 'DONE');
  await server.setClock((start + 26) * MINUTE);
  expect(await promisedMinutes(page)).toBeLessThan(usual);
});
