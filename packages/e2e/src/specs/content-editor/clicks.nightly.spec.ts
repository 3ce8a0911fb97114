import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-448 BO-449 a guest who opens a story again counts once, and the editor sums chosen days', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await guest.goto('/?lang=en');
  const story = guest.locator('a[href*="story="]').first();
  const title = (await story.innerText()).trim();
  for (let time = 0; time < 2; time += 1) {
    const counted = guest.waitForResponse(/support\/v1\/clicks/);
    await story.click();
    await counted;
    await guest.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: `Story: ${title}` }).click();
  const opened = page.getByRole('region', { name: 'Opened by guests' });
  await expect(opened.getByText('Opened by guests in 30 days: 1. Ever: 1.')).toBeVisible();
  await expect(opened.getByText('In the chosen days: 1')).toBeVisible();
  await opened.getByRole('radio', { name: 'Yesterday' }).click();
  await expect(opened.getByText('In the chosen days: 0')).toBeVisible();
  await opened.getByLabel('Last day').fill('2020-01-01');
  await expect(opened.getByText('Choose a first and a last day, at most 366 days.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await desk.close();
});
