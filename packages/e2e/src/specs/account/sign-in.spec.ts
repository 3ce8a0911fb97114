import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone, codeSentTo } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('RT-15 RT-16 TEN-07 SES-14 phone, code from the SMS, signed in', async ({ page }) => {
  const phone = aPhone();
  const signIn = await new SignInPage(page).open();
  await signIn.askForCode(phone);
  await expect(page).toHaveURL(/\/login\/confirm$/);
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();
  await signIn.code.fill(await codeSentTo(phone));
  await expect(page).not.toHaveURL(/\/login/);
});

test('SES-14 back from the code comes to the phone with its number, and after signing in nothing of it is left', async ({
  page,
}) => {
  const phone = aPhone();
  await page.goto('/');
  const signIn = await new SignInPage(page).open();
  await signIn.askForCode(phone);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(signIn.phone).toHaveValue(/^\+998 \d/);
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await signIn.code.fill(await codeSentTo(phone));
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/login');
  await expect(page).not.toHaveURL(/\/login/);
});

for (const typed of ['90 123 45 67', '+998 (90) 123-45-67', '998901234567', '8 90 123 45 67', '٩٠١٢٣٤٥٦٧'])
  test(`D34 the phone field takes ${typed}`, async ({ page }) => {
    const { phone } = await new SignInPage(page).open();
    await phone.fill(typed);
    await expect(phone).toHaveValue(/90 123 45 67$/);
  });

test('a phone that is not whole is not sent, and stays', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.phone.fill('90 123');
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await expect(page.getByText('Enter the full number')).toBeVisible();
  await expect(signIn.phone).toHaveValue(/90 123/);
});

test('VAL-06 a wrong code shows an error, and the right one still signs in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/);
  const phone = aPhone();
  const signIn = await new SignInPage(page).open();
  await signIn.askForCode(phone);
  const code = await codeSentTo(phone);
  await signIn.code.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Wrong code entered or sms code is expired')).toBeVisible();
  await signIn.code.fill(code);
  await expect(page).not.toHaveURL(/\/login/);
});

test('the number can be changed on the way', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.askForCode(aPhone());
  await page.getByRole('button', { name: 'Change number' }).tap();
  await expect(signIn.phone).toBeVisible();
  await signIn.signIn(aPhone());
  await expect(page).not.toHaveURL(/\/login/);
});

test('network loss at sign-in: a message, the phone stays, and the next try signs in', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const phone = aPhone();
  const signIn = await new SignInPage(page).open();
  await signIn.phone.fill(phone.slice(3));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await expect(page.getByText(/No connection/).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await expect(signIn.code).toBeVisible();
});

test('a sign-in script that fails to load once: Try again shows a form that signs in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.route(/\/sms-auth-[^/]*\.js$/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try again' }).tap();
  const signIn = new SignInPage(page);
  await signIn.askForCode(aPhone());
  await expect(signIn.code).toBeVisible();
});
