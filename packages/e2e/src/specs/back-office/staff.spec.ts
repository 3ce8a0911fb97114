import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { aPhone, codeSentTo } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('scenario 22 an owner invites a cook by a link, changes the branches of an operator, who is signed out, and takes the cook off', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /403 \(Forbidden\)/, /404 \(Not Found\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const office = await desk.newPage();
  await signInAsOwner(office, 'osh');
  await office.getByRole('link', { name: 'Staff' }).click();
  const staff = office.getByRole('list', { name: 'Staff' });
  await expect(staff.getByRole('listitem')).toHaveCount(6);
  expect(await findings(office)).toEqual([]);

  await office.getByRole('button', { name: 'Invite to the staff' }).click();
  const dialog = office.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Name').fill('Zafar');
  await dialog.getByLabel('Role').selectOption({ label: 'Cook' });
  await dialog.getByLabel('Works at').selectOption({ label: 'Chosen branches' });
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Amir Temur Square' }).press('Space');
  expect(await findings(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByText(/\/join#/).innerText();
  expect(await findings(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const phone = aPhone();
  const tablet = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const join = await tablet.newPage();
  await join.goto(link);
  await expect(join.getByText(/invites you to its staff as: Cook\. Amir Temur Square/)).toBeVisible();
  expect(await findings(join)).toEqual([]);
  await join.getByLabel('Name').fill('Zafar');
  await join.getByLabel('Phone number').fill(`+${phone}`);
  await join.getByRole('button', { name: 'Get a code' }).click();
  await join.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
  await join.getByRole('button', { name: 'Join' }).click();
  await expect(join.getByRole('banner')).toContainText('Zafar');

  const till = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const operator = await new BoardPage(await till.newPage()).signIn('osh', OPERATOR);
  await office.reload();
  await staff.getByRole('listitem', { name: 'Dilnoza' }).getByRole('button', { name: 'Change' }).click();
  const person = office.getByRole('dialog', { name: 'Dilnoza' });
  await person.getByLabel('Works at').selectOption({ label: 'Chosen branches' });
  await person.getByRole('checkbox', { name: 'Amir Temur Square' }).press('Space');
  expect(await findings(office)).toEqual([]);
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByRole('listitem', { name: 'Dilnoza' })).toContainText('Amir Temur Square');
  await expect(operator.page.getByLabel('Phone number')).toBeVisible();

  await staff.getByRole('listitem', { name: 'Zafar' }).getByRole('button', { name: 'Change' }).click();
  await office.getByRole('button', { name: 'Take off the staff…' }).click();
  await office.getByRole('button', { name: 'Take off the staff', exact: true }).click();
  await expect(staff.getByRole('listitem', { name: 'Zafar' })).toHaveCount(0);
  await expect(join.getByLabel('Phone number')).toBeVisible();
  for (const context of [desk, tablet, till]) await context.close();
});
