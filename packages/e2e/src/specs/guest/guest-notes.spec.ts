import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { aPhoto, isDrawn } from '../../pages/photo-picker.ts';
import { unfold } from '../../pages/unfold.ts';
import { aPhone, typedPhone } from '../../people.ts';
import { deliverToAmirTemur, SHELLS } from '../../shells.ts';
import { expect, test } from '../../test.ts';

const ALLERGY = 'Peanuts, even traces';

for (const { name, details, viewport, open } of SHELLS)
  test.describe(name, () => {
    test.use({ viewport });

    test(
      `B-67 B15 B23 B35 B60 ${name} a guest who pays in cash leaves every note for the kitchen and the courier, and reads them on the order`,
      details,
      async ({ page }) => {
        const guest = await open(page);
        const { storefront } = guest;
        await guest.add(PLOV);
        await guest.add(TEAHOUSE);
        await guest.press('Basket');
        await guest.toCheckout();
        await deliverToAmirTemur(guest);
        await expect(guest.action).toContainText(/112\s000/);

        const cash = storefront.getByRole('group', { name: 'Prepare change from' });
        await cash.getByRole('button', { name: /200\s000/ }).tap();
        await expect(storefront.getByText(/Change: 88\s000/)).toBeVisible();

        const tips = storefront.getByRole('group', { name: 'Tip for the courier' });
        await (await unfold(storefront, 'Tip for the courier', tips.getByText(/^5.000/))).tap();
        await expect(guest.action).toContainText(/117\s000/);
        await expect(storefront.getByText(/Change: 83\s000/)).toBeVisible();

        const field = (label: string) => storefront.getByLabel(label, { exact: true });
        await unfold(storefront, 'Notes', field('Comment on the order'));
        await field('If something has run out').selectOption({ label: 'Call me' });
        await field('Notes on single dishes').tap();
        const plov = storefront.getByRole('group', { name: 'Wedding plov' });
        await plov.getByLabel('Comment on the dish').fill('Without raisins');
        await plov.getByLabel('If it has run out').selectOption({ label: 'Remove it from the order' });
        await field('Cutlery, for how many people').selectOption('3');
        await field('Allergies').fill(ALLERGY);
        await field('Comment on the order').fill('The bell is broken');
        await field('Comment for the courier').fill('Call from the gate');
        await field('Photo of the entrance for the courier').tap();
        const entrance = storefront.getByRole('group', { name: 'Photo of the entrance' });
        await entrance.getByLabel('Add a photo').setInputFiles(await aPhoto(page));
        await isDrawn(storefront, 'Photo 1');
        await expect(field('Leave at the door'), 'cash is handed over').toHaveCount(0);
        await guest.press('Order');
        await guest.orderId();

        const main = storefront.getByRole('main').last();
        for (const kept of [
          'Without raisins',
          'Remove it from the order',
          ALLERGY,
          'The bell is broken',
          'Call from the gate',
          'next to the pharmacy',
        ])
          await expect(main).toContainText(kept);
        const fact = (label: string) =>
          main.getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
        await expect(fact('Prepare change from')).toHaveText(/200\s000/);
        await expect(fact('Cutlery')).toHaveText('3');
        await expect(fact('If something has run out')).toHaveText('Call me');
        await expect(fact('Tip').first()).toHaveText(/5\s000/);
      },
    );

    test(
      `B-67 B23 B65 ${name} a guest who pays online sends a gift that is left at the door`,
      details,
      async ({ page }) => {
        const guest = await open(page);
        const { storefront } = guest;
        await guest.add(PLOV);
        await guest.press('Basket');
        await guest.toCheckout();
        await deliverToAmirTemur(guest);
        const online = name === 'in Click' ? 'Click' : 'Payme';
        await storefront.locator('#checkout-payment').getByText(online, { exact: true }).tap();
        await expect(storefront.getByRole('group', { name: 'Prepare change from' })).toHaveCount(0);

        const field = (label: string) => storefront.getByLabel(label, { exact: true });
        const someone = storefront.getByRole('switch', { name: 'Someone else will receive it' });
        await (await unfold(storefront, 'Recipient', someone)).tap();
        await field("Recipient's name").fill('Malika');
        await field("Recipient's phone").fill(typedPhone(aPhone()));
        await storefront.getByRole('switch', { name: /^It is a gift/ }).tap();
        const door = storefront.getByRole('switch', { name: 'Leave at the door' });
        await (await unfold(storefront, 'Notes', door)).tap();
        await guest.payAfter(online, () => guest.press('Order'));
        await guest.orderId();
        const main = storefront.getByRole('main').last();
        await expect(main).toContainText(/Malika.*a gift/);
        await expect(main).toContainText('Leave at the door');
        await expect(main).toContainText('Paid. Thank you!');
      },
    );
  });
