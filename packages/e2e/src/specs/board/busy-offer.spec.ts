import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

test('BO-48 after five late orders the board offers a busy hour, which one press begins', async ({
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
  const numbers: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) numbers.push(await orderPlovAndDrink());
  for (const number of numbers) {
    const accept = board.card(number).getByRole('button', { name: /^Accept · \d+ min$/ });
    await accept.click();
    await expect(board.column('Cooking')).toContainText(`№ ${number}`);
  }
  await server.setClock(2 * 3_600);
  const offer = page.getByText('Amir Temur Square: the last orders were more than 10 minutes late.');
  for (const number of numbers) {
    await expect(offer).toBeHidden();
    await board.card(number).getByRole('button', { name: 'Mark as ready' }).click();
    await expect(board.column('Ready')).toContainText(`№ ${number}`);
  }
  await expect(offer).toBeVisible();
  // The board reads its clock every five seconds.
  await page.clock.runFor(11_000);
  await expect(offer).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '+15 min for an hour' }).click();
  await expect(page.getByText(/Amir Temur Square: \+15 min until/)).toBeVisible();
  await expect(offer).toBeHidden();
  await desk.close();
});
