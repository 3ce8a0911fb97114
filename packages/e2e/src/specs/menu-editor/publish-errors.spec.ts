import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';
import { findings } from '../../findings.ts';

useOwnServer();

test('BO-430 a publication with errors names them, and goes on after the confirmation', async ({
  page: empty,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/);
  await empty.setViewportSize({ width: 1440, height: 900 });
  const { page } = await new BoardPage(empty).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  const price = page.getByRole('gridcell').getByLabel('Price: Wedding plov', { exact: true });
  await price.fill('0');
  await price.press('Enter');
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of the menu' });
  const publishAll = changes.getByRole('button', { name: /^Publish all: \d+$/ });
  await expect(changes.getByText('Errors in the changes: 1. Warnings: 1.')).toBeVisible();
  await expect(publishAll).toBeDisabled();
  await changes.getByRole('button', { name: /^Publish only this/ }).click();
  const question = changes.getByRole('region', { name: 'Errors to confirm' });
  await expect(question.getByText('Errors in the changes: 1. Warnings: 1.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await changes.getByRole('checkbox', { name: 'Publish with these errors' }).check();
  await publishAll.click();
  await expect(changes.getByText('Published as version')).toBeVisible();
});
