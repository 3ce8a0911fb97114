import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { deliverToAmirTemur, type Guest, searchAmirTemur, SHELLS } from '../../shells.ts';
import { expect, test } from '../../test.ts';
import { ALL_DAY, HOLIDAY } from '../../troubles.ts';

useOwnServer({ isEmbedded: true });

const NEAR = { id: 'osh-b-markaz', name: 'Amir Temur Square' };
const FAR = { id: 'osh-b-chilonzor', name: 'Chilanzar teahouse' };
const OTHER_CITY = 'osh-b-registon';
const SAMARKAND = 'osh-p-osh-samarkand';
const set = (table: 'branches' | 'products', id: string, change: Record<string, unknown>) =>
  changeRow('osh', { table, id, set: change });
/** A dish on sale at these branches. */
const soldAt = (id: string, branchIds: readonly string[]) =>
  set('products', id, { productBranch: branchIds.map((one) => ({ branch: { id: one, isActive: true } })) });

/** Orders the basket to Amir Temur Avenue; gives the branch that cooks it. */
async function orderToAmirTemur(guest: Guest): Promise<string> {
  await guest.press('Basket');
  await guest.toCheckout();
  await deliverToAmirTemur(guest);
  return cookOf(guest);
}

/** Places the order; gives the branch that cooks it, as the order's page names it. */
async function cookOf(guest: Guest): Promise<string> {
  await guest.press('Order');
  await guest.orderId();
  const branch = guest.storefront.getByRole('region', { name: 'Restaurant' }).locator('b');
  return branch.innerText();
}

test.beforeAll(async () => {
  for (const id of [FAR.id, OTHER_CITY]) await set('branches', id, { workHours: ALL_DAY });
});

for (const { name, details, viewport, open } of SHELLS)
  test.describe(name, () => {
    test.use({ viewport });

    test(`B-69 B27 ${name} the nearest branch of the zone delivers`, details, async ({ page }) => {
      const guest = await open(page);
      await guest.add(PLOV);
      expect(await orderToAmirTemur(guest)).toBe(NEAR.name);
    });

    test(
      `B-69 B27 ${name} a dish that the nearest branch does not cook comes from the next one of the zone`,
      details,
      async ({ page }) => {
        const back = await soldAt(PLOV, [FAR.id, OTHER_CITY]);
        const guest = await open(page);
        await guest.add(PLOV);
        await guest.add(TEAHOUSE);
        expect(await orderToAmirTemur(guest)).toBe(FAR.name);
        await back();
      },
    );

    test(
      `B-69 B27 ${name} while the nearest branch is closed, the open one of the zone delivers, and no branch of another city`,
      details,
      async ({ page }) => {
        const back = await set('branches', NEAR.id, { workHours: HOLIDAY });
        const guest = await open(page);
        await guest.add(PLOV);
        expect(await orderToAmirTemur(guest)).toBe(FAR.name);
        await back();
      },
    );

    test(
      `B-74 ${name} the menu sells what any branch of the zone cooks, and the basket goes to that branch`,
      details,
      async ({ page }) => {
        const backs = [
          await soldAt(PLOV, [FAR.id]),
          await soldAt(TEAHOUSE, [NEAR.id]),
          await soldAt(SAMARKAND, [OTHER_CITY]),
        ];
        const guest = await open(page);
        const { storefront } = guest;
        await guest.moveTo('/address/delivery');
        await searchAmirTemur(guest);
        const card = (id: string) => storefront.locator(`[data-product="${id}"]`);
        await expect(card(SAMARKAND).locator('[data-add]')).toHaveCount(0);
        await guest.add(PLOV);
        await guest.add(TEAHOUSE);
        await guest.press('Basket');
        await expect(
          storefront.getByText('Another branch cooks this dish. Order it separately.'),
        ).toHaveCount(1);
        await expect(storefront.getByText(/^One order comes from one branch/)).toBeVisible();
        await storefront.getByRole('button', { name: /^Remove: Teahouse/ }).tap();
        await guest.toCheckout();
        expect(await cookOf(guest)).toBe(FAR.name);
        for (const back of backs) await back();
      },
    );
  });
