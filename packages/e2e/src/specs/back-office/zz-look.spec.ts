import { PLOV } from '../../journeys.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';
useOwnServer();
test('look', async ({ browser }) => {
  const guest = await aCustomer('osh');
  for (const to of ['CLOSED', 'CLOSED', 'ACCEPTED']) {
    const placed = await placePlovAndDrink(guest, {}, [PLOV, PLOV]);
    await advanceOrder(placed.json<{ id: string }>().id, to);
  }
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'uz' });
  const { page } = await new BoardPage(await desk.newPage()).enter('osh', MANAGER);
  const state = await desk.storageState();
  await desk.close();
  for (const [lang, w, scheme] of [
    ['uz', 1440, 'light'],
    ['ru', 1024, 'dark'],
    ['ar', 360, 'light'],
    ['uz', 360, 'dark'],
  ] as const) {
    const c = await browser.newContext({
      viewport: { width: w, height: 800 },
      locale: lang,
      storageState: state,
      colorScheme: scheme,
    });
    const p = await c.newPage();
    await p.goto(page.url().replace(/\/$/, '') + '/customers');
    await p.getByRole('searchbox').last().fill(guest.phone.slice(-4));
    await p.keyboard.press('Enter');
    await expect(
      p
        .locator('main li, li')
        .filter({ hasText: guest.phone.slice(-2) })
        .first(),
    ).toBeVisible();
    await p.screenshot({ path: `/tmp/cust-${lang}-${w}-list.png` });
    await p.locator('li button').last().click();
    await expect(p.getByRole('dialog').locator('dl')).toBeVisible();
    await p.screenshot({ path: `/tmp/cust-${lang}-${w}-card.png` });
    await p.getByRole('dialog').locator('section').last().scrollIntoViewIfNeeded();
    await p.screenshot({ path: `/tmp/cust-${lang}-${w}-end.png` });
    await c.close();
  }
});
