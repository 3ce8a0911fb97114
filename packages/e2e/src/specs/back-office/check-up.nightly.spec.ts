import { findings } from '../../findings.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const sandbox = async (path: string, body: object) => {
  const answer = await ask({ path: `/sandbox/api/${path}`, method: 'POST', body });
  expect(answer.status, answer.text).toBe(200);
};

async function staffGroup(): Promise<number> {
  const answer = await ask({ path: '/sandbox/api/telegram/chats?vendor=osh' });
  return answer.json<{ groups: { id: number }[] }>().groups[0]!.id;
}

test('BO-367 BO-370 an owner sees that SMS money runs out and that the bot has lost its group, and what did not answer, and tests the group again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(/);
  await signInAsOwner(page, 'osh');
  await page.goto(officeAddress('osh', '/doctor'));
  await expect(page.getByText('Nothing is wrong. Checked:')).toBeVisible();
  await sandbox('sms/balance', { vendor: 'osh', balance: 12_000 });
  await sandbox('telegram/block', { vendor: 'osh', chatId: await staffGroup(), blocked: true });
  await page.getByRole('button', { name: 'Check again' }).click();
  const found = page.getByRole('list', { name: 'What was found' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Staff group' })).toContainText('Add it to the group again.');
  await expect(found.filter({ hasText: 'Eskiz' })).toContainText('Top the account up. (12000)');
  await sandbox('faults', { service: 'eskiz', mode: 'down' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('These did not answer and were not checked: Eskiz')).toBeVisible();
  await expect(found).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go there: Staff group' }).click();
  await expect(page.getByRole('heading', { name: 'Telegram bot' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Staff group and unanswered orders' });
  const isTried = async (answer: string) => {
    await card.getByRole('button', { name: 'Send a test message' }).click();
    await expect(card).toContainText(answer);
  };
  await isTried('The bot is not in the group. Add it there and test again.');
  await sandbox('telegram/block', { vendor: 'osh', chatId: await staffGroup(), blocked: false });
  await isTried('The message is in the group.');
  expect(await findings(page)).toEqual([]);
});
