import { findings } from '../../findings.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** Holds the answer of the first recorded call back until the second is made: the live feed shows the call before it. */
function holdFirstCall(): void {
  const send = globalThis.fetch;
  const second = Promise.withResolvers<void>();
  let presses = 0;
  globalThis.fetch = async (input, init) => {
    const isCall = (input instanceof Request ? input.url : String(input)).endsWith('/calls');
    if (isCall) presses += 1;
    if (presses === 2) second.resolve();
    const answer = await send(input, init);
    if (isCall) await second.promise;
    return answer;
  };
}

test('BO-170 BO-171 BO-172 BO-321 BO-414 a rejection shows what the guest reads, needs two calls, and proposes a block to a manager', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const unreachable = await orderPlovAndDrink();
  const suspected = await orderPlovAndDrink();
  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  await desk.addInitScript(holdFirstCall);
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page } = board;
  const panel = await board.open(unreachable);
  await panel.getByRole('button', { name: 'Cancel the order…' }).click();
  for (const last of ['The guest does not answer', 'Looks like a prank order', 'Keep the order'])
    await expect(panel.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'The guest does not answer' }).click();
  await expect(panel.getByRole('blockquote')).toContainText(/telefon|телефон|phone/);
  await expect(panel.getByText('No money goes back.')).toBeVisible();
  const cancel = panel.getByRole('button', { name: 'Cancel the order', exact: true });
  await expect(cancel).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  const calls = panel.getByRole('list', { name: 'Unanswered calls' }).first().getByRole('listitem');
  const record = panel.getByRole('button', { name: 'I called: no answer' }).last();
  await record.click();
  await expect(calls).toHaveCount(1);
  await record.click();
  await expect(calls).toHaveCount(2);
  await cancel.click();
  await expect(panel.getByText(/^Cancelled at/)).toBeVisible();
  await page.keyboard.press('Escape');

  const second = await board.open(suspected);
  await second.getByRole('button', { name: 'Cancel the order…' }).click();
  await second.getByRole('button', { name: 'Looks like a prank order' }).click();
  await second.getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(second.getByText('A manager can block its guest here.')).toBeVisible();
  await desk.close();

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const manager = await new BoardPage(await office.newPage()).signIn('osh', MANAGER);
  await expect(manager.card(suspected)).toContainText('Block the guest?');
  const asked = await manager.open(suspected);
  await asked.getByRole('button', { name: 'Block the guest' }).click();
  await expect(asked.getByText('The guest is blocked')).toBeVisible();
  expect(await findings(manager.page)).toEqual([]);
  await asked.getByRole('button', { name: 'Lift the block' }).click();
  await expect(asked.getByRole('button', { name: 'Block the guest' })).toBeVisible();
  await office.close();
});
