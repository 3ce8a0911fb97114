import type { Locator } from '@playwright/test';

import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { payForPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// One code a minute is sent to a phone, and other specs sign in as the same operator.
const server = useOwnServer({ hasMovableClock: true });

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];

async function addDish(edit: Locator, name: string): Promise<void> {
  await edit.getByLabel('Add a dish').fill(name);
  await edit.getByRole('button', { name: /^Choose…/ }).click();
  const choices = edit.getByRole('region', { name });
  await choices.getByRole('button', { name: 'Add', exact: true }).click();
}

test('scenario 8, scenario 9, BO-83 BO-120 BO-290 C8 a dearer order waits for the guest, who pays the difference; a cheaper one returns it; a dish that runs out is swapped, a pick-up brought; five minutes of silence carry out the choice at checkout', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  const number = (await new OrderPage(page).number()).replace(/\D/g, '');

  const desk = await browser.newContext({ viewport: DESKS[0]!, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  await board
    .card(number)
    .getByRole('button', { name: /^Accept · \d+ min$/ })
    .click();
  const panel = await board.open(number);

  await panel.getByRole('button', { name: 'Change the order…' }).click();
  const edit = board.page.getByRole('dialog', { name: `Change order ${number}` });
  await edit
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await expect(edit.getByText('100 000')).toBeVisible();
  for (const size of DESKS) {
    await board.page.setViewportSize(size);
    expect(await findings(board.page)).toEqual([]);
  }
  await board.page.setViewportSize(DESKS[0]!);
  await edit.getByRole('button', { name: 'Ask the guest' }).click();
  await expect(panel.getByRole('timer')).toBeVisible();
  await expect(panel.getByText('The guest is asked about a change.')).toBeVisible();

  const question = page.getByText('The restaurant suggests a change');
  await expect(question).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agree to the change' }).tap();
  await expect(question).toBeHidden();
  await expect(panel.getByText('CHANGED')).toBeVisible();
  await expect(panel.getByText(/Difference not paid: /)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay the difference/ }).tap();
  expect(await (await new PayPage(page).arrived('Payme')).som()).toBe(52_000);
  await new PayPage(page).press('pay');
  await expect(page.getByText('Paid. Thank you!').first()).toBeVisible();
  await expect(panel.getByText(/Difference not paid: /)).toBeHidden();

  // By the keyboard alone, with the guest on the phone: a plov less and a tea more, which is cheaper.
  await panel.getByRole('button', { name: 'Change the order…' }).press('Enter');
  await edit
    .getByRole('button', { name: /^Less: / })
    .first()
    .press('Enter');
  await addDish(edit, 'Green tea, pot');
  await expect(edit.getByText(/^Goes back to the guest: 43\s000/)).toBeVisible();
  const byPhone = edit.getByRole('button', { name: 'The guest agreed by phone' });
  await expect(byPhone).toBeEnabled();
  await byPhone.press('Enter');
  await expect(edit).toBeHidden();
  await expect(panel.getByText('109 000')).toBeVisible();
  expect(await findings(board.page)).toEqual([]);
  await expect(page.getByText(/^Refund on its way: 43\s000/)).toBeVisible();

  // The tea runs out: the guest takes another one instead, and the total stays.
  await panel.getByRole('button', { name: 'A dish has run out…' }).click();
  const ranOut = board.page.getByRole('dialog', { name: 'What has run out?' });
  await ranOut.getByRole('radio', { name: /Green tea/ }).click();
  expect(await findings(board.page)).toEqual([]);
  await ranOut.getByRole('button', { name: 'Ask the guest' }).click();
  await expect(panel.getByText('The guest is asked what to have instead.')).toBeVisible();
  await expect(page.getByText('Green tea, pot has run out')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /Black tea, pot/ }).tap();
  await expect(page.getByText('Green tea, pot has run out')).toBeHidden();
  await expect(page.getByText('Black tea, pot', { exact: true })).toBeVisible();
  await expect(panel.getByText('109 000')).toBeVisible();
  // The guest asks on the phone to have it brought: the delivery is added, and the page follows.
  await panel.getByRole('button', { name: 'Address, time, service…' }).click();
  const handover = board.page.getByRole('dialog', { name: `Address, time and service of order ${number}` });
  await handover.getByRole('radio', { name: 'Delivery' }).click();
  await expect(handover.getByText('Choose the address first.')).toBeVisible();
  await handover.getByLabel('Search an address').fill('Amir Temur');
  await handover.getByRole('list', { name: 'Addresses found' }).getByRole('button').first().click();
  await expect(handover.getByText(/^To be collected|^The guest pays/)).toBeVisible();
  for (const size of DESKS) {
    await board.page.setViewportSize(size);
    expect(await findings(board.page)).toEqual([]);
  }
  await board.page.setViewportSize(DESKS[0]!);
  await handover.getByRole('button', { name: 'The guest agreed by phone' }).click();
  await expect(handover).toBeHidden();
  await expect(panel.getByText(/Difference not paid: /)).toBeVisible();
  await expect(page.getByText(/Amir Temur/).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();

  // Another guest wants missing dishes removed and does not answer: the drink goes, its money too.
  const silent = await payForPlovAndDrink({ ifMissing: 'REMOVE' });
  await board
    .card(silent.number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  // The card moves to another column: a press amid that would be lost.
  await expect(board.column('Cooking')).toContainText(`№ ${silent.number}`);
  await board.open(silent.number);
  await board.panel(silent.number).getByRole('button', { name: 'Change the order…' }).click();
  const replaced = board.page.getByRole('dialog', { name: `Change order ${silent.number}` });
  await replaced
    .getByRole('button', { name: /^Less: / })
    .last()
    .click();
  await addDish(replaced, 'Black tea, pot');
  await replaced.getByRole('button', { name: 'Ask the guest' }).click();
  await expect(board.panel(silent.number).getByRole('timer')).toBeVisible();
  await server.setClock(5 * 60 + 5);
  await expect(board.panel(silent.number).getByText('CHANGED')).toBeVisible();
  await expect(board.panel(silent.number).getByText(/^52\s000/)).toBeVisible();
  await expect(board.panel(silent.number).getByRole('timer')).toBeHidden();
  await desk.close();
});
