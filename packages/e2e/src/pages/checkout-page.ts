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
