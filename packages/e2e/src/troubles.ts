import type { FrameLocator, Locator, Page } from '@playwright/test';

import { checkOutLunch, fetchMyself } from './journeys.ts';
import type { CheckoutPage } from './pages/checkout-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { unfold } from './pages/unfold.ts';
import { changeRow, type RowChange } from './server/change-brand.ts';
import { expect, test as base } from './test.ts';

/** What the merchant does in its own system while the guest is at it; put back after the test at the latest. */
type Meanwhile = (
  table: RowChange['table'],
  id: string,
  set: RowChange['set'],
) => Promise<() => Promise<void>>;

/** A test in which the merchant changes things under the guest’s hands. */
export const test = base.extend<{ meanwhile: Meanwhile; errors: void }>({
  meanwhile: async ({}, use) => {
    const back: (() => Promise<void>)[] = [];
    await use(async (table, id, set) => {
      const undo = await changeRow('osh', { table, id, set });
      back.push(undo);
      return undo;
    });
    for (const undo of back.reverse()) await undo();
  },
  // An error is an answer of 4xx, and Chromium writes each down.
  errors: [
    async ({ expectedErrors }, use) => {
      expectedErrors.push(/status of 4(?:01|04|09|22)/);
      await use();
    },
    { auto: true },
  ],
});

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const SERVICES = ['PICK_UP', 'DELIVERY', 'DINE_IN'];

/** Half an hour of every day, in which we are not now. */
export function closedNow() {
  const hour = (new Date().getUTCHours() + 5) % 24;
  const [open, close] = hour >= 2 && hour < 12 ? ['15:00', '15:30'] : ['05:00', '05:30'];
  const hours = { open, close, isDayOff: false };
  return SERVICES.flatMap((type) => WEEK.map((weekName) => ({ type, weekName, ...hours })));
}
/** Hours without a closing. */
export const ALL_DAY = closedNow().map((day) => ({ ...day, open: '00:00', close: '00:00' }));
/** A week of days off. */
export const HOLIDAY = closedNow().map((day) => ({ ...day, isDayOff: true }));

/** A pick-up lunch with a comment on it, priced and ready to be ordered. */
export async function readyToOrder(page: Page): Promise<CheckoutPage> {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  const comment = await unfold(page, 'Notes', page.getByLabel('Comment on the order'));
  await comment.fill('No onions');
  await expect(checkout.order).toContainText('100 000');
  await expect(checkout.order).toBeEnabled();
  return checkout;
}

/** The comment to the kitchen is still there, and the order goes through with everything in it. */
export async function orderAfterAll(page: Page, checkout: CheckoutPage): Promise<void> {
  await expect(page.getByLabel('Comment on the order')).toHaveValue('No onions');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await new OrderPage(page).id();
  for (const kept of ['Wedding plov', 'No onions']) await expect(page.getByRole('main')).toContainText(kept);
}

/** Where the phone keeps what was chosen for the order. */
export const DRAFT = 'dasturxon:m-osh:order-draft';

/** What the phone has kept of the order. */
export const draftOf = async (page: Page) =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), DRAFT))!) as {
    day: string;
    time: string;
  };

/** Chooses the last day that is offered and one of its times, in the sheet that "Later" opens or `openSlots`. */
export async function chooseTime(sheet: Locator): Promise<void> {
  await sheet.getByRole('group', { name: 'Day' }).locator('label').last().tap();
  const time = sheet.getByRole('group', { name: 'Time' });
  await time.locator('label:has(:enabled)').first().tap();
  await expect(time.getByRole('radio', { checked: true })).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toBeHidden();
}

/** The sheet of days and slots; a tap on "Later" opens it, too. */
export const slotSheet = (page: Page | FrameLocator): Locator => page.getByRole('dialog', { name: 'When' });

/** Opens the sheet of days and slots by the row that names the chosen time. */
export async function openSlots(page: Page): Promise<Locator> {
  const sheet = slotSheet(page);
  await expect(sheet).toBeHidden();
  await page.locator('#checkout-when').getByRole('button').tap();
  await expect(sheet).toBeVisible();
  return sheet;
}
