import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-280 BO-283 a manager builds a promotion and rewrites a text by keyboard; guests read both after their publication', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  const publish = async (area: string) => {
    await expect(page.getByText('All changes are in the draft')).toBeVisible();
    await page.getByRole('button', { name: /^Changes: \d+$/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Changes of the ${area}` });
    await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).press('Enter');
    await expect(dialog.getByText('Published as version')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Add a promotion' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Promotion without a name' })).toBeVisible();
  await page.getByLabel('Promo code').fill('choy 15');
  await page.getByLabel('Off the dishes').fill('15');
  await page.getByLabel('Off one order at most, soʻm').fill('20000');
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText(
    /15% off the dishes; at most 20\s000.*with the code CHOY15/s,
  );
  await expect(page.getByRole('region', { name: 'Example' })).toContainText(/ast 7 days/);
  expect(await findings(page)).toEqual([]);
  await publish('promotions');

  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Privacy policy' }).press('Enter');
  const text = page.getByRole('textbox', { name: /^Text, Oʻzbek/ });
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Yangi matn');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  expect(await findings(page)).toEqual([]);
  await publish('content');
  await guest.goto('/?lang=en');
  const policy = () =>
    guest.evaluate(async () => (await fetch('/support/v1/company/policies?policies=PRIVACY_POLICY')).text());
  await expect.poll(policy, FOLLOWED).toContain('<p><strong>Yangi matn</strong></p>');
  await desk.close();
});
