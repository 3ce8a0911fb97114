import { PLOV } from '../../journeys.ts';
import { advanceOrder } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { chooseToFetch, type Guest, SHELLS } from '../../shells.ts';
import { expect, test } from '../../test.ts';

const own = useOwnServer({ isEmbedded: true });
const named = (eng: string) => ({ uz: eng, ru: eng, eng });
const PROMOTIONS = [
  {
    id: 'first',
    name: named('First order'),
    discountType: 'PERCENTAGE',
    productDiscount: 20,
    rule: { orderNumbers: [1] },
  },
  {
    id: 'third',
    name: named('Every third order'),
    discountType: 'AMOUNT',
    productDiscount: 12_000,
    rule: { everyNth: 3 },
  },
];

/** Puts plov into the empty basket and goes to the basket. */
async function fillBasket(guest: Guest): Promise<void> {
  await guest.moveTo('/');
  await guest.add(PLOV);
  await guest.press('Basket');
}

/** Places the order on the page, reads what it was taken off for, and lets the staff close it. */
async function placeAndClose(guest: Guest, line: string | null): Promise<void> {
  const why = guest.storefront.locator('[data-price-parts]');
  await why.getByText('How is this calculated?').tap();
  for (const { name } of PROMOTIONS)
    await expect(why.getByText(name.eng, { exact: false })).toHaveCount(name.eng === line ? 1 : 0);
  await guest.press('Order');
  await advanceOrder(await guest.orderId(), 'CLOSED');
}

for (const { name, details, viewport, open } of SHELLS)
  test.describe(name, () => {
    test.use({ viewport });

    test(
      `B-68 B30 ${name} a guest has the first order for less, the second for the whole price, and the third for less again`,
      details,
      async ({ page }) => {
        await own.runCommand('brand/brand-promos.ts', ['--sub', 'osh'], { from: PROMOTIONS });
        const guest = await open(page);
        const { storefront } = guest;
        const offers = storefront.getByRole('list', { name: 'Offers' });
        await fillBasket(guest);
        // The mini-apps name their guest; whom the website does not know yet pays no less, and reads why.
        if (name === 'on the website') {
          await expect(guest.action).toContainText(/52\s000/);
          await expect(offers).toContainText(/First order.*Sign in to see whether it is yours/);
        }
        await guest.toCheckout();
        await chooseToFetch(guest);
        await expect(guest.action).toContainText(/41\s600/);
        await placeAndClose(guest, 'First order');

        await fillBasket(guest);
        await expect(guest.action).toContainText(/52\s000/);
        await expect(offers).toContainText(/Every third order/);
        await expect(offers).not.toContainText('First order');
        await guest.press('To checkout');
        await placeAndClose(guest, null);

        await fillBasket(guest);
        await expect(guest.action).toContainText(/40\s000/);
        await guest.press('To checkout');
        await placeAndClose(guest, 'Every third order');
      },
    );
  });
