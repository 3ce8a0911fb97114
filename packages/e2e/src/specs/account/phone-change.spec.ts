import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone, codeSentTo, typedPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const CHANGE = /\/users\/v1\/users\/phone(\/WITH_TOKEN)?$/;

/** From now on the server finds the session that the page has too old to change the phone; a newer one may. */
async function letSessionAge(page: Page): Promise<void> {
  let old: string | undefined;
  await page.route(CHANGE, async (route) => {
    const { authorization } = route.request().headers();
    old ??= authorization;
    if (authorization !== old) return route.continue();
    const description = { eng: 'Confirm your current phone number first.' };
    return route.fulfill({
      status: 403,
      json: { code: 'session.notFresh', description, requestId: 'r-1' },
    });
  });
}

/** Waits until so many codes have been sent to a phone, so that the newest is not one that was used. */
async function waitForCodes(phone: string, count: number): Promise<void> {
  const sent = async () => (await ask({ path: `/sandbox/api/sms?phone=${phone}` })).json<object[]>().length;
  await expect.poll(sent, { intervals: [100, 200] }).toBe(count);
}

test('API-15 API-16 an old session confirms the current phone by a code, then the typed one becomes its phone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  const [before, after] = [aPhone(), aPhone()];
  const steps = new SignInPage(page);
  await (await steps.open()).signIn(before);
  await letSessionAge(page);
  await page.goto('/profile/user');
  await page.getByRole('button', { name: 'Change' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Another phone number' });
  await sheet.getByLabel('Phone number').fill(typedPhone(after));
  await sheet.getByRole('button', { name: 'Get the code' }).tap();
  await expect(sheet.getByText('Confirm your current phone number first.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Get the code' }).tap();
  await steps.code.waitFor();
  await waitForCodes(before, 2);
  await steps.code.fill(await codeSentTo(before));
  await expect(sheet.getByRole('button', { name: 'Change number' })).toBeVisible();
  await steps.code.fill(await codeSentTo(after));
  await expect(page.getByText('Your phone number has been changed')).toBeVisible();
  await expect(sheet).toBeHidden();
});
