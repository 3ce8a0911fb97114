import type { Locator } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { deliverToAmirTemur, SHELLS } from '../../shells.ts';
import { expect, test } from '../../test.ts';

// A word joiner keeps the range on one line.
const MINUTES = /(\d+–\u2060?\d+)\D{0,3}min/;

/** The minutes that a part of the page promises. */
async function minutesOf(part: Locator): Promise<string> {
  let text = '';
  await expect(async () => {
    text = await part.innerText();
    expect(text).toMatch(MINUTES);
  }).toPass();
  return MINUTES.exec(text)![1]!.replace('\u2060', '');
}

for (const { name, details, viewport, open } of SHELLS)
  test.describe(name, () => {
    test.use({ viewport });

    test(
      `B-83 B62 ${name} a guest reads when the food comes and what delivery costs before sign-in, and the same time from the basket to the order`,
      details,
      async ({ page }) => {
        const guest = await open(page);
        const { storefront } = guest;
        const header = storefront.getByRole('banner').getByRole('button', { name: MINUTES });
        await expect(header).toBeVisible();
        // A mini-app begins with pick-up, which has no price.
        if (name === 'on the website') await expect(header).toContainText(/from 12\s000/);
        await guest.add(PLOV);
        await guest.press('Basket');
        await guest.toCheckout();
        await deliverToAmirTemur(guest);
        const now = storefront.locator('#checkout-when label').filter({ hasText: 'As soon as possible' });
        const promised = await minutesOf(now);
        await guest.moveTo('/basket');
        expect(await minutesOf(storefront.getByText(/^Arrives around/).last())).toBe(promised);
        await guest.press('To checkout');
        expect(await minutesOf(now)).toBe(promised);
        await guest.press('Order');
        await guest.orderId();
        const ofOrder = storefront.getByRole('main').last().getByText(MINUTES).first();
        expect(await minutesOf(ofOrder)).toBe(promised);
      },
    );
  });
