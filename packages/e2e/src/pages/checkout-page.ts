import type { Locator, Page } from '@playwright/test';

import { expect } from '../test.ts';
import { soumIn } from './soum.ts';

/** How, where, when, payment, and what it comes to. */
export class CheckoutPage {
  readonly page: Page;
  readonly order: Locator;
  readonly where: Locator;

  constructor(page: Page) {
    this.page = page;
    this.order = page.locator('#place-order');
    this.where = page.locator('#checkout-where').getByRole('link');
  }

  /** Chooses one of several options by its label. */
  async choose(label: string): Promise<void> {
    await this.page.getByRole('main').getByText(label, { exact: true }).tap();
  }

  /** Chooses "Pick-up" or "Delivery". */
  async chooseService(label: string): Promise<void> {
    await this.select(this.page.getByRole('group', { name: 'Order type' }), label);
  }

  /** Chooses how the order is paid: "Payme", "Cash". */
  async payBy(label: string): Promise<void> {
    await this.select(this.page.locator('#checkout-payment'), label);
  }

  /** Taps until the option is chosen: the page grows as its price arrives, and a tap can meet what is beside. */
  private async select(group: Locator, label: string): Promise<void> {
    const radio = group.getByRole('radio', { name: new RegExp(`^${label}`) });
    await expect(async () => {
      await group.getByText(label, { exact: true }).tap();
      await expect(radio).toBeChecked({ timeout: 3_000 });
    }).toPass();
  }

  /** What is wrong at one of its cards: "lines", "how", "where", "when", "payment", "promo". */
  wrongAt(card: string): Locator {
    return this.page.locator(`#checkout-${card}`).getByRole('alert');
  }

  /** The error is shown where it happened, in view and focused. */
  async isLedTo(card: string): Promise<void> {
    await expect(this.wrongAt(card)).toBeInViewport();
    await expect(this.wrongAt(card)).toBeFocused();
  }

  /** One line of the explanation: "Delivery", "Total". */
  async sum(label: string): Promise<number> {
    const term = this.page.locator('#checkout-lines dl').getByText(label, { exact: true });
    return soumIn(`${await term.locator('xpath=following-sibling::dd').innerText()} `);
  }

  /** The label of the button. */
  async total(): Promise<number> {
    return soumIn(`${await this.order.innerText()} `);
  }
}
